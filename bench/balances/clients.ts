// Pages of players who are signed in, in a process of its own: balances as fast as they are answered.
import { wallet } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { openConnections } from "../connections.ts";
import { runLoad, type Load } from "../ledger/load.ts";
import type { Session } from "./open-sessions.ts";

export type Order = {
  readonly port: number;
  readonly sessions: readonly Session[];
  readonly clients: number;
  readonly seconds: number;
};

process.on("message", (order: Order) => {
  void ask(order).then((load) => process.send?.(load));
});
process.on("disconnect", () => process.exit(0));

async function ask({ port, sessions, clients, seconds }: Order): Promise<Load> {
  const connections = openConnections({ port, max: clients });
  const questions = sessions.map((session) => questionOf(port, session));
  const askOne = (bytes: Buffer): Promise<void> =>
    new Promise((resolve, reject) => {
      const isSent = connections.ask(bytes, (heard) => {
        if (heard?.status === 200) resolve();
        else reject(new Error(`a balance of the bench was answered ${heard?.status ?? "nothing"}`));
      });
      if (!isSent) reject(new Error("there are more questions at once than connections"));
    });
  let next = 0;
  const load = await runLoad({
    clients,
    seconds,
    ask: () => askOne(questions[(next += 1) % questions.length] as Buffer),
  });
  connections.close();
  return load;
}

function questionOf(port: number, { id, token }: Session): Buffer {
  const path = spellPath(wallet.balances.path, { params: { session: id } });
  const lines = [
    `${wallet.balances.method} ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    `cookie: sid=${token}`,
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
}
