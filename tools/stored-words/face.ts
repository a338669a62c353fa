export { payloadsMax, storedPayloads } from "./payloads.ts";
export { sowHostileWords, type Sown } from "./sow.ts";
export { meetTheWords, watchFor, type Ran } from "./walk.ts";
