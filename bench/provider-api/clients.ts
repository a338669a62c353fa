// The machine of a provider, in a process of its own: bets as fast as they are answered.
import { runLoad, type Load } from "../ledger/load.ts";
import { createAsker } from "./ask-signed.ts";
import type { Game, Key } from "./game.ts";

export type Order = {
  readonly port: number;
  readonly key: Key;
  readonly games: readonly Game[];
  readonly clients: number;
  readonly seconds: number;
};

process.on("message", (order: Order) => {
  void bet(order).then((load) => process.send?.(load));
});
process.on("disconnect", () => process.exit(0));

/** Each client bets for its own players in turn: nobody waits for a bet of their own. */
async function bet({ port, key, games, clients, seconds }: Order): Promise<Load> {
  const asker = createAsker({ port, key, max: clients });
  const turns = Math.floor(games.length / clients);
  let asked = 0;
  const load = await runLoad({
    clients,
    seconds,
    ask: async (client) => {
      asked += 1;
      const status = await asker.bet(games[client + clients * (asked % turns)] as Game);
      if (status !== "OK") throw new Error(`a bet of the bench was answered ${status}`);
    },
  });
  asker.close();
  return load;
}
