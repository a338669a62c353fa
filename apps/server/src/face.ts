export { readConfig, type Mode, type ServerConfig } from "./config.ts";
export { buildServer, type BuildOptions, type PlayerServer } from "./server.ts";
export { openFanOut } from "../realtime/fan-out.ts";
export { openUncachedPages } from "./uncached-pages.ts";
