// The negative control: looks a key up, pays, and writes the key down afterwards, outside of what paid.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import pg from "pg";

const database = connect({
  url: process.env.REPLAYS_DATABASE_URL ?? "",
  max: 8,
  name: "croupier drill careless",
});
const ledger = createLedger({ database, announce: () => {} });
const keys = new pg.Pool({ connectionString: process.env.REPLAYS_KEYS_URL, max: 8 });
keys.on("error", () => {});

async function pay(playerId: string, key: string): Promise<string> {
  const known = await keys.query<{ answer: string }>(
    "SELECT answer FROM public.careless_keys WHERE player_id = $1 AND key = $2",
    [playerId, key],
  );
  const [before] = known.rows;
  if (before !== undefined) return before.answer;
  const transferId = uuidv7();
  await ledger.post({
    transferId,
    playerId,
    kind: "grant",
    from: "house_bank",
    to: "cash_free",
    amount: money(1_00n, getAsset("EUR")),
    reason: "bench",
    happenedAt: new Date(),
  });
  const answer = JSON.stringify({ id: transferId });
  await keys.query("INSERT INTO public.careless_keys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
    playerId,
    key,
    answer,
  ]);
  return answer;
}

const server = createServer((request, response) => {
  const [, , playerId = "", key = ""] = (request.url ?? "").split("/");
  request.resume();
  void pay(playerId, key).then((answer) => {
    response.setHeader("content-length", Buffer.byteLength(answer));
    response.writeHead(201).end(answer);
  });
});
server.listen(0, "127.0.0.1", () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
process.on("disconnect", () => {
  void Promise.all([database.close(), keys.end()]).finally(() => process.exit(0));
});
