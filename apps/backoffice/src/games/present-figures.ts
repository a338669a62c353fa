import { grossOf, type Performance, type PlayedDay } from "@croupier/casino";
import type { GameFiguresView, PlayedDayView } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";

type Turnover = Pick<PlayedDay, "asset" | "staked" | "paid" | "freeStaked" | "freePaid">;

function presentTurnover(of: Turnover) {
  const spell = (minor: bigint) => formatDecimal(money(minor, of.asset));
  return {
    currency: of.asset,
    staked: spell(of.staked),
    paid: spell(of.paid),
    freeStaked: spell(of.freeStaked),
    freePaid: spell(of.freePaid),
    gross: spell(grossOf(of)),
  };
}

export function presentFigures(figures: Performance): GameFiguresView {
  const { game, profileVersion, rounds, declared, returned, turnover } = figures;
  return {
    game,
    profileVersion,
    rounds,
    declared,
    returned: returned === undefined ? null : { ...returned },
    turnover: turnover.map(presentTurnover),
  };
}

export function presentDay({ day, rounds, ...of }: PlayedDay): PlayedDayView {
  return { day, rounds, ...presentTurnover(of) };
}

const daysMax = 366;
const dayMs = 86_400_000;

/** Whole days of UTC, both ends included; undefined: too many, or none. */
export function rangeOf(asked: {
  readonly from: string;
  readonly until: string;
}): { readonly from: Date; readonly until: Date } | undefined {
  const from = new Date(`${asked.from}T00:00:00Z`);
  const until = new Date(Date.parse(`${asked.until}T00:00:00Z`) + dayMs);
  const days = (until.getTime() - from.getTime()) / dayMs;
  return days >= 1 && days <= daysMax ? { from, until } : undefined;
}
