import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { lookAt, type SaferPlayRoom } from "../safer-play/room.ts";
import type { Asker } from "../standing/standing-reader.ts";
import { edgesOf, type ActivityPeriod } from "./activity-period.ts";
import { readSpans, timeWithin } from "./time-here.ts";

/** What a player's money did in a part of time; minor units. */
export type MoneyPart = {
  readonly deposited: bigint;
  readonly staked: bigint;
  readonly won: bigint;
};

/** A port: one part for each pair of neighbouring edges. */
export type ReadMoneyHistory = (
  db: Database["db"] | Transact,
  asked: { playerId: string; currency: Asset; edges: readonly Date[] },
) => Promise<readonly MoneyPart[]>;

export type ActivityPart = MoneyPart & {
  readonly from: Date;
  readonly to: Date;
  readonly seconds: number;
};

export type Activity = {
  readonly currency: Asset;
  readonly parts: readonly ActivityPart[];
  readonly total: ActivityPart;
  /** The same length of time before, so that a player sees where they are going. */
  readonly before: ActivityPart;
};

/** How a player played: time and money over a period, beside the one before it. */
export function createActivity(room: SaferPlayRoom & { readMoneyHistory: ReadMoneyHistory }) {
  return async function readActivity(
    asked: Asker & { readonly period: ActivityPeriod; readonly by?: "chart" | "day" | undefined },
  ): Promise<Activity | undefined> {
    const facts = await lookAt(room, asked);
    if (facts === undefined) return undefined;
    const { currency } = facts;
    const { playerId, period, by } = asked;
    const edges = edgesOf(period, facts.standing.now, by);
    const { db } = room.database;
    const [first = facts.standing.now] = edges;
    const spans = await readSpans(db, playerId, first);
    const money = await room.readMoneyHistory(db, { playerId, currency, edges });
    const parts = money.map((part, index): ActivityPart => {
      const from = edges[index] ?? first;
      const to = edges[index + 1] ?? first;
      const seconds = Math.floor(timeWithin(spans, from, to) / 1_000);
      return { ...part, from, to, seconds };
    });
    const half = parts.length / 2;
    const shown = parts.slice(half);
    return { currency, parts: shown, total: sumOf(shown), before: sumOf(parts.slice(0, half)) };
  };
}

function sumOf(parts: readonly ActivityPart[]): ActivityPart {
  return parts.reduce((sum, part) => ({
    from: sum.from,
    to: part.to,
    seconds: sum.seconds + part.seconds,
    deposited: sum.deposited + part.deposited,
    staked: sum.staked + part.staked,
    won: sum.won + part.won,
  }));
}
