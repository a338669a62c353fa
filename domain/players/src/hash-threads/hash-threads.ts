import type { Argon2Parameters } from "node:crypto";
import { Worker } from "node:worker_threads";

/** How far they stand back: from 0, like everybody, to 19. */
export type ThreadManners = { readonly nice: number };

export type Argon2id = (parameters: Argon2Parameters) => Promise<Buffer>;

type Thread = { readonly worker: Worker };

/** Threads that hash one password after the other; an idle one is taken before another is begun. */
export function createHashThreads(manners: ThreadManners): Argon2id {
  const idle: Thread[] = [];

  function begin(): Thread {
    const worker = new Worker(new URL("./hash-thread.ts", import.meta.url), {
      workerData: manners,
      // What the process was started with is for its own file.
      execArgv: [],
    });
    return { worker };
  }

  return (parameters) => {
    const thread = idle.pop() ?? begin();
    const { worker } = thread;
    // A process whose only work is this one waits for it, and for no idle thread.
    worker.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onHash = (hash: Uint8Array): void => {
      worker.off("error", onError);
      worker.unref();
      idle.push(thread);
      resolve(Buffer.from(hash));
    };
    // It is gone, and does not come back among the idle.
    const onError = (error: unknown): void => {
      worker.off("message", onHash);
      reject(error);
    };
    worker.once("message", onHash);
    worker.once("error", onError);
    worker.postMessage(parameters, []);
    return promise;
  };
}
