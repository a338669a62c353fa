export { ChromiumMissing, findChromium } from "./find-chromium.ts";
export { pinnedChromium } from "./pinned.ts";
export { quietFlags } from "./quiet-flags.ts";
