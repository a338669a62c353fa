export { readConfig, type ServerConfig } from "./config.ts";
export type { Mode } from "./settings.ts";
export { buildServer, type BuildOptions, type PlayerServer } from "./server.ts";
export { openFanOut } from "../realtime/fan-out.ts";
export { documentRoutes } from "../documents/mount-documents.ts";
export { openUncachedPages } from "./uncached-pages.ts";
