// Starts the program on the page. What goes wrong before it runs is shown as well.
import init, { main_page } from "./sparrows.js";

try {
  await init({ module_or_path: "./sparrows_bg.wasm" });
  main_page();
} catch (error) {
  console.error(error);
  document.getElementById("loading").hidden = true;
  document.getElementById("broken").hidden = false;
}
