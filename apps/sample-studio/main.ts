import { readStudioConfig } from "./src/config.ts";
import { startStudio } from "./src/start-studio.ts";

const studio = await startStudio(readStudioConfig(process.env));
process.once("SIGTERM", () => void studio.close().then(() => process.exit(0)));
