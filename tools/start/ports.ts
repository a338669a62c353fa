import { createServer } from "node:net";
import { PlainSentence } from "./plain-sentence.ts";

export class PortBusy extends PlainSentence {}

/** Refuses with a sentence before anything is started on a port that somebody else holds. */
export async function requireFreePort(port: number, host: string, flag: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (cause: NodeJS.ErrnoException) =>
      reject(
        new PortBusy(
          cause.code === "EADDRINUSE"
            ? `Port ${port} is taken by another program. Stop it, or choose another: npm start -- ${flag} ${port + 1000}`
            : `Port ${port} cannot be opened on ${host}: ${cause.message}.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
