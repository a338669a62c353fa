import { createServer, isIP } from "node:net";
import { shownAs } from "./host.ts";
import type { Listener } from "./listeners.ts";
import { PlainSentence } from "./plain-sentence.ts";

export class PortRefused extends PlainSentence {}

/** Refuses with a sentence before anything is started on a port that somebody else holds. */
export async function requireFreePorts(listeners: readonly Listener[]): Promise<void> {
  for (const listener of listeners) {
    const trouble = await tryToListen(listener.port, listener.host);
    if (trouble !== undefined) throw new PortRefused(explain(listener, trouble));
    if (!isTypedAsLocalhost(listener)) continue;
    // A browser that is told "localhost" may ask ::1 first, and would find the other program there.
    const besides = await tryToListen(listener.port, "::1");
    if (besides?.code === "EADDRINUSE") throw new PortRefused(explain(listener, besides));
  }
}

function isTypedAsLocalhost({ host, flag }: Listener): boolean {
  return flag !== "--metrics-port" && isIP(host) !== 6 && shownAs(host) === "localhost";
}

/** What forbids it, or undefined where we could. */
function tryToListen(port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

function explain(listener: Listener, trouble: NodeJS.ErrnoException): string {
  const { port, purpose, host } = listener;
  switch (trouble.code) {
    case "EADDRINUSE":
      return `Port ${port}, for ${purpose}, is taken by another program. Stop it, or choose another: ${advise(listener)}`;
    case "EACCES":
      return `Port ${port}, for ${purpose}, may not be opened by this user. Choose one above 1023: ${advise(listener)}`;
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST is "${host}", which is no address of this machine.`;
    default:
      return `Port ${port}, for ${purpose}, cannot be opened on ${host}: ${trouble.message}.`;
  }
}

/** The same command with another number, which leaves room for the ports above it. */
function advise({ flag, port, above }: Listener): string {
  const given = port - above;
  const other = given + 1_000 <= 65_000 ? Math.max(given, 1_024) + 1_000 : given - 1_000;
  return `npm start -- ${flag} ${other}`;
}
