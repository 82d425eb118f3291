import { chromium } from "@playwright/test";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
for(const [w,h] of [[390,844],[1280,800]]) for(const lang of ["en","hu","zh-HK"]) for(const hash of ["#/play","#/rules/hong-kong","#/settings"]) for (const size of ["100%","200%"]){
 const c=await b.newContext({viewport:{width:w,height:h},locale:lang,isMobile:w<500,hasTouch:w<500});const p=await c.newPage();
 await p.goto("http://127.0.0.1:8911/"+hash);await p.waitForSelector("main[data-view]");
 await p.evaluate(s=>document.documentElement.style.fontSize=s,size);await p.waitForTimeout(200);
 const r=await p.evaluate(()=>{const W=document.documentElement.clientWidth;return {sw:document.documentElement.scrollWidth,W,bad:[...document.querySelectorAll("body *")].filter(e=>e.getBoundingClientRect().right>W+1&&!e.closest(".wide,svg,.skip")).slice(0,6).map(e=>e.tagName+"."+(e.className.baseVal??e.className)+" "+Math.round(e.getBoundingClientRect().right)+" "+(e.textContent||"").slice(0,30))}});
 if(r.sw>r.W)console.log(w,lang,hash,size,JSON.stringify(r));
 await c.close();
}
await b.close();
