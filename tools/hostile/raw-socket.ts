import { connect } from "node:net";

export type Heard = {
  /** Of every answer, in the order in which they came. */
  readonly statuses: readonly number[];
  readonly text: string;
  /** The server hung up; otherwise we did, having waited long enough. */
  readonly closed: boolean;
};

/** Longer than the server gives a request that never ends. */
const patienceMs = 45_000;

/** After so long without a word we say that nothing follows. */
const silenceMs = 3_000;

/** Sends bytes as they are and reads until the server hangs up; with `ends` we may be the first to. */
export async function sayRaw(
  port: number,
  bytes: Buffer | string,
  { ends = false } = {},
): Promise<Heard> {
  const socket = connect(port, "127.0.0.1");
  // A server may reset a connection that we are still writing to: what it said is what counts.
  socket.on("error", () => undefined);
  let text = "";
  let closed = true;
  socket.on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.write(bytes);
  if (ends) {
    socket.once("data", () => socket.end());
    socket.setTimeout(silenceMs, () => socket.end());
  }
  const patience = setTimeout(() => {
    closed = false;
    socket.destroy();
  }, patienceMs);
  await new Promise((resolve) => socket.once("close", resolve));
  clearTimeout(patience);
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, text, closed };
}
