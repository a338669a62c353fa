// A thread that hashes. Whatever it throws ends it, and reaches whoever asked.
import { argon2Sync, type Argon2Parameters } from "node:crypto";
import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { ThreadManners } from "./hash-threads.ts";

standBack(workerData as ThreadManners);
parentPort?.on("message", (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync("argon2id", parameters), []);
});

/** Linux takes a priority for each thread, by its number; elsewhere threads are equal. */
function standBack({ nice }: ThreadManners): void {
  // A whole process that was started so already stands back enough.
  if (getPriority() >= nice) return;
  try {
    const number = /task\/(\d+)$/.exec(readlinkSync("/proc/thread-self"))?.[1];
    if (number !== undefined) setPriority(Number(number), nice);
  } catch {
    // Slower for those who play, right for all.
  }
}
