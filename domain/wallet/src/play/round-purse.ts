import type { Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { uuidv7 } from "@croupier/kit/ids";
import { money } from "@croupier/kit/money";
import { house, postWithin } from "@croupier/ledger";
import { assertAsked } from "./play-asked.ts";
import { playBatchWithin } from "./play-batch.ts";
import type { RoundPurse } from "./round-money.ts";

/** Behind the moves of a batch, on its stripe: the accounts of its players and its house are locked by then. */
export function openPurse<Product extends string>(
  tx: Transact,
  stripe: number,
): RoundPurse<Product> {
  return {
    async shift({ kind, from, to, asset, minor, happenedAt }) {
      const posted = await postWithin(tx, stripe, {
        transferId: uuidv7(),
        playerId: house,
        kind,
        from,
        to,
        amount: money(minor, asset),
        reason: `jackpot_${kind}`,
        happenedAt,
      });
      assert(posted.ok, `a pot was not fed: ${posted.ok ? "" : posted.refusal.code}`);
    },
    async payPrize(playerId, prize) {
      const asked = { ...prize, playerId, kind: "prize", detail: "jackpot" } as const;
      assertAsked(asked);
      const [paid] = await playBatchWithin(tx, { stripe, asked: [asked] });
      assert(paid?.ok === true, "a pot that has dropped is paid");
      return paid.value.balance;
    },
  };
}
