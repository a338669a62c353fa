// A second server process, for two-processes.test.ts: a ledger of its own on the same database.
// It posts what it is given as fast as it can and says what it was answered.
import { connect } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger } from "../src/face.ts";

export type Order = {
  transferId: string;
  playerId: string;
  from: string;
  to: string;
  minor: number;
};

process.on("message", (message) => void work(message as { url: string; orders: Order[] }));

async function work({ url, orders }: { url: string; orders: Order[] }): Promise<void> {
  const database = connect({ url, max: 4, name: "second process" });
  const ledger = createLedger({ database, announce: () => {} });
  const happenedAt = new Date();
  const answers = await Promise.all(
    orders.map(({ minor, ...order }) =>
      ledger.post({
        ...order,
        kind: "grant",
        amount: money(BigInt(minor), getAsset("EUR")),
        reason: "test",
        happenedAt,
      }),
    ),
  );
  const verdicts = answers.map((answer) =>
    answer.ok ? spell(answer.value.from ?? answer.value.to) : answer.refusal.code,
  );
  process.send?.(verdicts);
  await database.close();
  process.disconnect();
}

function spell(reached: { balance: { minor: bigint }; version: bigint } | null): string {
  return reached === null ? "posted" : `${reached.balance.minor} at ${reached.version}`;
}
