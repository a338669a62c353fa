import { readSandboxConfig } from "./src/config.ts";
import { startSandbox } from "./src/start-sandbox.ts";

const sandbox = await startSandbox(readSandboxConfig(process.env));
process.once("SIGTERM", () => void sandbox.close().then(() => process.exit(0)));
