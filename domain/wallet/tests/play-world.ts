import type { Transact } from "@croupier/database";
import { freshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { createLedger } from "@croupier/ledger";
import { createPlayMoney, createWallet, type Bet, type PlayMoney } from "../src/face.ts";

export const eur = getAsset("EUR");
export const house = "house_provider_test";

export type TestRefusal =
  | {
      readonly code: "limit_reached";
      readonly remaining: bigint;
      readonly resetsAt: Date | null;
    }
  | { readonly code: "not_known_now" };
export type Play = PlayMoney<"casino", TestRefusal["code"]>;

/** Wallets on a database of their own, a house for games, and a guard that a test can turn. */
export async function openPlayWorld() {
  const fresh = await freshDatabase();
  const { database } = fresh;
  const ledger = createLedger({ database, announce: () => {} });
  const wallet = createWallet({ ledger, database });
  /** How many bets the guards were asked for at once, each time they were. */
  const askedTogether: number[] = [];
  const guard = {
    mayPlay: (
      _tx: Transact,
      _asked: { playerId: string; sessionId: string },
    ): Promise<Result<undefined, TestRefusal>> => Promise.resolve(ok()),
  };
  const openPlay = (): Play =>
    createPlayMoney<"casino", TestRefusal>({
      database,
      ledger,
      guards: {
        mayPlay: (tx, bets) => {
          askedTogether.push(bets.length);
          return Promise.all(bets.map((one) => guard.mayPlay(tx, one)));
        },
      },
      refusedForNow: ["not_known_now"],
      announce: () => {},
    });
  const play = openPlay();
  await play.openHouse({ house, asset: eur });
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });

  async function openPlayer(
    minors: Partial<Record<"cash_free" | "cash_locked" | "bonus_playable", bigint>> = {},
  ): Promise<string> {
    const playerId = uuidv7();
    await wallet.openWallet(playerId, eur);
    for (const [to, minor] of Object.entries(minors)) {
      await ledger.post({
        transferId: uuidv7(),
        playerId,
        kind: "grant",
        from: "house_bank",
        to,
        amount: money(minor, eur),
        reason: "test",
        happenedAt: new Date("2026-11-21T12:00:00Z"),
      });
    }
    return playerId;
  }

  /** free / locked / bonus / held, in cents. */
  async function moneyOf(playerId: string): Promise<string> {
    const { cashFree, cashLocked, bonusPlayable, held } = await play.readBalance(playerId, eur);
    return [cashFree, cashLocked, bonusPlayable, held].map(({ minor }) => minor).join(" / ");
  }

  return { ...fresh, ledger, wallet, play, openPlay, guard, askedTogether, openPlayer, moneyOf };
}

/** A bet of one euro in a round of its own, unless the test says otherwise. */
export function betOf(
  facts: Pick<Bet<"casino">, "playerId"> & Partial<Bet<"casino">>,
): Bet<"casino"> {
  return { ...commandOf(facts), sessionId: uuidv7(), minor: 1_00n, spend: "cash_first", ...facts };
}

export function commandOf(facts: { readonly playerId: string }) {
  return {
    operationId: uuidv7(),
    roundId: uuidv7(),
    product: "casino" as const,
    house,
    asset: eur,
    happenedAt: new Date("2026-11-21T12:00:00Z"),
    ...facts,
  } as const;
}

export const limitReached = (remaining: bigint) =>
  refuse({ code: "limit_reached" as const, remaining, resetsAt: new Date("2026-11-22T00:00:00Z") });
