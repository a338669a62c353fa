import { connect, type Socket } from "node:net";
import { createAsking, NotAsked } from "@croupier/kit/asking";
import type { Breaker } from "@croupier/kit/breaker";
import { secondMs } from "@croupier/kit/time";
import type { ScanFile } from "./examine-file.ts";

/** Where clamd listens: a socket file, or a host and its port. */
export type ClamdAddress =
  | { readonly path: string }
  | { readonly host: string; readonly port: number };

const pieceBytes = 64 * 1024;
const answerBytesMax = 4 * 1024;
/** A large file takes its time, so one that is waited for in vain is enough to ask no more. */
const patienceMs = 9 * secondMs;

/**
 * ClamAV's daemon over its own protocol: the file goes in pieces, each behind its length, an empty one
 * ends it, and one line comes back. Whatever is no clear answer is none, and the law of the player's
 * place says what becomes of the file then.
 */
export function createClamd(needs: {
  address: ClamdAddress;
  breaker: Breaker;
  onTrouble: (error: unknown) => void;
  timeoutMs?: number;
}): ScanFile {
  const { address, breaker, onTrouble, timeoutMs: patience = patienceMs } = needs;
  const ask = createAsking({ name: "clamd", breaker, patience });
  return async (bytes) => {
    try {
      return verdictOf(await ask((signal) => scan(connect({ ...address }), bytes, signal)));
    } catch (error) {
      // What went wrong was told when it did.
      if (!(error instanceof NotAsked)) onTrouble(error);
      return "no_answer";
    }
  };
}

/** What it says of a file, be it that it could not look; whatever is neither was not said by clamd. */
const spoken = /^(stream: .+|.+ ERROR)$/;

function verdictOf(answer: string): "clean" | "found" {
  if (answer === "stream: OK") return "clean";
  if (/^stream: .+ FOUND$/.test(answer)) return "found";
  throw new Error(`clamd answered: ${answer}`);
}

function scan(socket: Socket, bytes: Buffer, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = "";
  signal.addEventListener("abort", () => socket.destroy());
  socket.on("error", reject);
  socket.on("data", (piece) => {
    answer += piece.toString("latin1");
    const end = answer.indexOf("\0");
    const line = answer.slice(0, Math.max(0, end));
    if (spoken.test(line)) resolve(line);
    else if (end >= 0) reject(new Error("clamd answered what cannot be read"));
    else if (answer.length > answerBytesMax) reject(new Error("clamd answers without end"));
  });
  socket.on("close", () => reject(new Error("clamd hung up")));
  socket.write("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    socket.write(lengthOf(piece));
    socket.write(piece);
  }
  socket.write(lengthOf(Buffer.alloc(0)));
  return promise.finally(() => socket.destroy());
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
