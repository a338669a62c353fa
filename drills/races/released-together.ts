// Requests that arrive at one moment: each socket holds its last byte back until every other one has
// said all but its last, and then all are let go in one turn.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
};

export type Rival = {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** The answers in the order of the rivals. */
export async function releaseTogether(rivals: readonly Rival[]): Promise<Answer[]> {
  const waiting = await Promise.all(rivals.map(holdBack));
  // What was said so far has to be on the other side before the last bytes follow.
  await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { release } of waiting) release();
  return Promise.all(waiting.map(({ answer }) => answer));
}

async function holdBack(rival: Rival): Promise<{ release: () => void; answer: Promise<Answer> }> {
  const bytes = spell(rival);
  const socket = connect(rival.port, "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  const answer = readToTheEnd(socket);
  await new Promise((resolve) => socket.write(bytes.subarray(0, -1), resolve));
  return { release: () => void socket.write(bytes.subarray(-1)), answer };
}

function spell({ method, path, headers = {}, body }: Rival): Buffer {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = Object.entries({
    host: "localhost",
    connection: "close",
    ...(body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`);
}

async function readToTheEnd(socket: Socket): Promise<Answer> {
  let text = "";
  for await (const chunk of socket) text += (chunk as Buffer).toString("utf8");
  const end = text.indexOf("\r\n\r\n");
  const head = text.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    body: text.slice(end + 4),
    cookies: [...head.matchAll(/\r\nset-cookie: ([^;\r]*)/gi)].map(([, cookie = ""]) => cookie),
  };
}
