import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { readMoved, type LimitedKind, type Moved } from "@croupier/ledger";

/**
 * What limits count of each of these players, out of the ledger's movements: everything that came in, from
 * outside or from another player, everything staked that was not given back, and what of it was lost.
 * Winning does not make room for more than was set.
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
    deposit: perSpan((index) => {
      const [paid, given] = [of("deposit", index), of("transfer_received", index)];
      return { minor: paid.minor + given.minor, earliest: firstOf(paid.earliest, given.earliest) };
    }),
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

function firstOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
