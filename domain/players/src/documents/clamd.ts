import { connect, type Socket } from "node:net";
import type { ScanFile } from "./examine-file.ts";

/** Where clamd listens: a socket file, or a host and its port. */
export type ClamdAddress =
  | { readonly path: string }
  | { readonly host: string; readonly port: number };

const pieceBytes = 64 * 1024;
const answerBytesMax = 4 * 1024;

/**
 * ClamAV's daemon over its own protocol: the file goes in pieces, each behind its length, an empty one
 * ends it, and one line comes back. Whatever is no clear answer is none, and the law of the player's
 * place says what becomes of the file then.
 */
export function createClamd(needs: {
  address: ClamdAddress;
  onTrouble: (error: unknown) => void;
  timeoutMs?: number;
}): ScanFile {
  const { address, onTrouble, timeoutMs = 10_000 } = needs;
  return async (bytes) => {
    try {
      return verdictOf(await ask(connect({ ...address }), bytes, timeoutMs));
    } catch (error) {
      onTrouble(error);
      return "no_answer";
    }
  };
}

function verdictOf(answer: string): "clean" | "found" {
  if (answer === "stream: OK") return "clean";
  if (/^stream: .+ FOUND$/.test(answer)) return "found";
  throw new Error(`clamd answered: ${answer}`);
}

function ask(socket: Socket, bytes: Buffer, timeoutMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let answer = "";
  const late = setTimeout(() => reject(new Error("clamd did not answer in time")), timeoutMs);
  socket.on("error", reject);
  socket.on("data", (piece) => {
    answer += piece.toString("latin1");
    const end = answer.indexOf("\0");
    if (end >= 0) resolve(answer.slice(0, end));
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
  return promise.finally(() => {
    clearTimeout(late);
    socket.destroy();
  });
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
