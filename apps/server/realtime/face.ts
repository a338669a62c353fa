export { announceContent } from "./announce-content.ts";
export { createAnnouncer } from "./announcer.ts";
