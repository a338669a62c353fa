// The worker in a process of its own.
import { readWorkerConfig, startWorker } from "@croupier/worker";

const worker = await startWorker({ config: readWorkerConfig(process.env) });
process.send?.({ privatePort: worker.privatePort });
process.on("disconnect", () => void worker.stop().finally(() => process.exit(0)));
