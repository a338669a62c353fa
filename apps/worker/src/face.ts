export { readWorkerConfig, type WorkerConfig } from "./config.ts";
export { startWorker, type Worker } from "./start-worker.ts";
