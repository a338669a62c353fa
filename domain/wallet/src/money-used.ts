import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { readMoved, type LimitedKind, type Moved } from "@croupier/ledger";

/**
 * What limits count of each of these players, out of the ledger's movements: everything that came in, everything staked that
 * was not given back, and what of it was lost. Winning does not make room for more than was set.
 */
export async function readMoneyUsed(
  db: Database["db"] | Transact,
  asked: {
    players: readonly { readonly playerId: string; readonly currency: Asset }[];
    spansMs: readonly number[];
    now: Date;
  },
) {
  const { spansMs, now } = asked;
  const players = asked.players.map(({ playerId, currency }) => ({ playerId, asset: currency }));
  const moved = await readMoved(db, { players, spansMs, now });
  return moved.map((one) => usedOf(one, spansMs));
}

function usedOf(moved: readonly Moved[], spansMs: readonly number[]) {
  const of = (kind: LimitedKind, index: number) => {
    const span = moved.find((one) => one.kind === kind)?.spans[index];
    return span ?? { minor: 0n, earliest: null };
  };
  const perSpan = <T>(read: (index: number) => T) => spansMs.map((_, index) => read(index));
  const staked = (index: number) => of("stake", index).minor - of("void", index).minor;
  const notLess = (minor: bigint) => (minor < 0n ? 0n : minor);
  return {
    deposit: perSpan((index) => of("deposit", index)),
    stake: perSpan((index) => ({
      minor: notLess(staked(index)),
      earliest: of("stake", index).earliest,
    })),
    net: perSpan((index) => ({
      minor: of("win", index).minor - staked(index),
      earliest: of("stake", index).earliest,
    })),
    loss: perSpan((index) => ({
      minor: notLess(staked(index) - of("win", index).minor),
      earliest: of("stake", index).earliest,
    })),
  };
}
