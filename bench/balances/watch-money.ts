import { connect } from "@croupier/database";
import { wallet } from "@croupier/contracts";
import { spellPath } from "@croupier/contracts/client";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import { accountNames } from "@croupier/wallet";
import type { Session } from "./open-sessions.ts";

const pauseMs = 20;

export type Watched = { readonly moved: number; readonly stale: number };

/** While others ask, money of one player moves again and again: each answer after it has to show it. */
export function watchMoney(asked: { appUrl: string; port: number; session: Session }) {
  const { appUrl, port, session } = asked;
  const database = connect({ url: appUrl, max: 1, name: "croupier bench mover" });
  const ledger = createLedger({ database, announce: () => {} });
  const stopping = new AbortController();

  async function readAnswer(): Promise<string> {
    const path = spellPath(wallet.balances.path, { params: { session: session.id } });
    const answer = await fetch(`http://localhost:${port}${path}`, {
      headers: { cookie: `sid=${session.token}` },
    });
    return answer.text();
  }

  async function readTotal(): Promise<number> {
    const balances = JSON.parse(await readAnswer()) as readonly { type: string; amount: string }[];
    return Math.round(Number(balances.find(({ type }) => type === "total")?.amount) * 100);
  }

  async function watch(): Promise<Watched> {
    let expected = await readTotal();
    let moved = 0;
    let stale = 0;
    while (!stopping.signal.aborted) {
      const posted = await ledger.post({
        transferId: uuidv7(),
        playerId: session.id,
        kind: "grant",
        from: "house_bank",
        to: accountNames.cashFree,
        amount: money(1n, getAsset("EUR")),
        reason: "bench",
        happenedAt: new Date(),
      });
      if (!posted.ok)
        throw new Error(`a movement of the bench was refused: ${posted.refusal.code}`);
      moved += 1;
      expected += 1;
      if ((await readTotal()) !== expected) stale += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return { moved, stale };
  }

  const watching = watch();
  return {
    readAnswer,
    async stop(): Promise<Watched> {
      stopping.abort();
      return watching.finally(() => database.close());
    },
  };
}
