export { showBlocks } from "./block-sources.ts";
