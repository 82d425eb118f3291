// Runs the same program in a worker, where the computer players think. The first message is the
// compiled module; every other is a request (a text), answered in the order of arrival.
import init, { main_worker, worker_answer } from "./sparrows.js";

let started;

onmessage = async ({ data }) => {
  try {
    if (data instanceof WebAssembly.Module) {
      started = init({ module_or_path: data }).then(main_worker);
      await started;
    } else {
      await started;
      postMessage(worker_answer(data));
    }
  } catch (error) {
    // Thus the page hears of it: a rejected promise would stay in here.
    reportError(error);
  }
};
