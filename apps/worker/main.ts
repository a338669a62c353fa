import { ConfigurationError, stopOnSignal } from "@croupier/server/shell";
import { readWorkerConfig } from "./src/config.ts";
import { startWorker } from "./src/start-worker.ts";

try {
  const worker = await startWorker({ config: readWorkerConfig(process.env) });
  stopOnSignal(() => worker.stop());
} catch (error) {
  const sentence = error instanceof ConfigurationError ? error.message : (error as Error).stack;
  process.stderr.write(`The worker did not start.\n${sentence ?? String(error)}\n`);
  process.exit(1);
}
