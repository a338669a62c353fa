export { buildBackoffice, type Backoffice } from "./build-backoffice.ts";
export { readBackofficeConfig, type BackofficeConfig } from "./config.ts";
