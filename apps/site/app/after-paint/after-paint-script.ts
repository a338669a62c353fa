/** What the server writes in the place of the words that would start a script or its way here. */
export const held = "held-module";

/** Longest wait, in milliseconds. Nothing is painted in a tab that was put aside meanwhile. */
const waitMaxMs = 1_000;

/**
 * Stands behind the scripts of the page, which the server holds back, and starts them once the browser
 * says that it has shown something. On a slow line styles, letters and pictures have it to themselves
 * until then. The server allows the script by its hash.
 */
export const afterPaintScript = `(start=>{if(document.visibilityState==="hidden")return start();setTimeout(start,${waitMaxMs});new PerformanceObserver(start).observe({type:"paint",buffered:true})})(()=>{for(const l of document.querySelectorAll("link[rel=${held}]"))l.rel="modulepreload";for(const h of document.querySelectorAll("script[type=${held}]"))h.replaceWith(Object.assign(document.createElement("script"),{type:"module",async:true,nonce:h.nonce,text:h.text}))})`;
