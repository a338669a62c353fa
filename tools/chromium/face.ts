export { ChromiumMissing, findChromium } from "./find-chromium.ts";
export { quietFlags } from "./quiet-flags.ts";
