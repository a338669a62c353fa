// The attackers, in a process of their own: sockets that say or hear a byte now and then.
import { connect } from "node:net";

export type SlowOrder = { port: number; many: number; seconds: number; read: string; post: string };

/** Of each kind: how many there were, how many the server hung up on, and after how long. */
export type SlowReport = Record<
  Kind,
  { opened: number; hungUp: number; fromMs: number; toMs: number }
>;

type Kind = "headers" | "body" | "reading";
const kinds: readonly Kind[] = ["headers", "body", "reading"];
const dripMs = 500;
/** A third of them ask for eight large files as they come: faster, and they would be a flood. */
const openEveryMs = 25;

process.on("message", (order: SlowOrder) => {
  void beSlow(order).then((report) => process.send?.(report));
});
process.on("disconnect", () => process.exit(0));

async function beSlow(order: SlowOrder): Promise<SlowReport> {
  const lived: Record<Kind, number[]> = { headers: [], body: [], reading: [] };
  const opened: Record<Kind, number> = { headers: 0, body: 0, reading: 0 };
  const slow: Slow[] = [];
  for (let index = 0; index < order.many; index += 1) {
    const kind = kinds[index % kinds.length] as Kind;
    opened[kind] += 1;
    slow.push(openSlow(order, kind, (ms) => lived[kind].push(ms)));
    await new Promise((resolve) => setTimeout(resolve, openEveryMs));
  }
  await new Promise((resolve) => setTimeout(resolve, order.seconds * 1_000));
  // Whoever does not read learns that nobody is there only by speaking.
  for (let word = 0; word < 3; word += 1) {
    for (const { speak } of slow) speak();
    await new Promise((resolve) => setTimeout(resolve, dripMs));
  }
  for (const { leave } of slow) leave();
  const sumUp = (kind: Kind) => ({
    opened: opened[kind],
    hungUp: lived[kind].length,
    fromMs: Math.round(Math.min(...lived[kind], Infinity)),
    toMs: Math.round(Math.max(...lived[kind], 0)),
  });
  return { headers: sumUp("headers"), body: sumUp("body"), reading: sumUp("reading") };
}

type Slow = { speak(): void; leave(): void };

/** `hungUp` is told how long the server bore with us. */
function openSlow(order: SlowOrder, kind: Kind, hungUp: (ms: number) => void): Slow {
  const socket = connect(order.port, "127.0.0.1");
  const begun = performance.now();
  let leaving = false;
  socket.on("error", () => undefined);
  socket.write(firstWords(order)[kind]);
  // Whoever reads slowly asks for much and then takes none of it.
  if (kind === "reading") socket.pause();
  else socket.resume();
  const drip = setInterval(() => kind !== "reading" && socket.write(" "), dripMs);
  socket.once("close", () => {
    clearInterval(drip);
    if (!leaving) hungUp(performance.now() - begun);
  });
  return {
    speak: () => void socket.write(" "),
    leave: () => {
      leaving = true;
      socket.destroy();
    },
  };
}

function firstWords({ read, post }: SlowOrder): Record<Kind, string> {
  const host = "HTTP/1.1\r\nhost: localhost\r\n";
  return {
    headers: `GET / ${host}x-slow: `,
    body: `POST ${post} ${host}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`,
    reading: `GET ${read} ${host}\r\n`.repeat(8),
  };
}
