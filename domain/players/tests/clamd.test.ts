import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBreaker } from "@croupier/kit/breaker";
import { systemClock } from "@croupier/kit/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClamd } from "../src/documents/clamd.ts";

/** The test file of the trade: harmless, and every scanner finds it. In two, so that none finds this. */
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD` + "-ANTIVIRUS-TEST-FILE!$H+H*";

let folder: string;
let path: string;
let server: Server;
let answerTo: (bytes: Buffer, socket: Socket) => void;
const onTrouble = vi.fn();

beforeEach(async () => {
  onTrouble.mockClear();
  folder = await mkdtemp(join(tmpdir(), "clamd-"));
  path = join(folder, "clamd.sock");
  answerTo = (bytes, socket) =>
    socket.end(bytes.includes(eicar) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
  server = createServer((socket) => void listen(socket));
  await new Promise<void>((resolve) => server.listen(path, resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Its side of INSTREAM: the command, then pieces behind their lengths until an empty one. */
async function listen(socket: Socket): Promise<void> {
  socket.on("error", () => {});
  let told = Buffer.alloc(0);
  for await (const piece of socket) {
    told = Buffer.concat([told, piece as Buffer]);
    const stream = readStream(told);
    if (stream !== undefined) return answerTo(stream, socket);
  }
}

function readStream(told: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (told.toString("latin1", 0, command.length) !== command) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= told.length;) {
    const length = told.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(told.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const scan = (bytes: Buffer, timeoutMs?: number) =>
  createClamd({
    address: { path },
    breaker: createBreaker(systemClock),
    onTrouble,
    ...(timeoutMs && { timeoutMs }),
  })(bytes);

test("F8: what carries the test virus is found, wherever it hides among many pieces", async () => {
  const large = Buffer.concat([Buffer.alloc(300_000, 7), Buffer.from(eicar), Buffer.alloc(99)]);
  expect(await scan(large)).toBe("found");
  expect(await scan(Buffer.alloc(300_000, 7))).toBe("clean");
  expect(onTrouble).not.toHaveBeenCalled();
});

test("the whole file arrives, byte for byte, in order", async () => {
  const sent = Buffer.from(Array.from({ length: 200_001 }, (_, at) => at % 251));
  let came: Buffer | undefined;
  answerTo = (bytes, socket) => {
    came = bytes;
    socket.end("stream: OK\0");
  };
  await scan(sent);
  expect(came?.equals(sent)).toBe(true);
});

test.each<[string, (bytes: Buffer, socket: Socket) => void]>([
  ["an error", (_bytes, socket) => socket.end("INSTREAM size limit exceeded. ERROR\0")],
  ["half an answer", (_bytes, socket) => socket.end("stream: O")],
  ["nothing but goodbye", (_bytes, socket) => socket.destroy()],
  ["words without end", (_bytes, socket) => socket.write("stream: ".repeat(1_000))],
  ["a name that only ends like a yes", (_bytes, socket) => socket.end("stream: OK FOUND OK\0")],
])("%s is no answer", async (_name, act) => {
  answerTo = act;
  expect(await scan(Buffer.from("a document"))).toBe("no_answer");
  expect(onTrouble).toHaveBeenCalledOnce();
});

test("one that keeps silent is waited for only so long, and one that is not there not at all", async () => {
  answerTo = () => {};
  expect(await scan(Buffer.from("a document"), 30)).toBe("no_answer");
  path = join(folder, "nobody.sock");
  expect(await scan(Buffer.from("a document"))).toBe("no_answer");
});
