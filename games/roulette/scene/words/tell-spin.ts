import type { ToldRound } from "@croupier/game-stage/scene";
import {
  kindOf,
  rouletteChips,
  type PocketColour,
  type RouletteChoice,
  type RouletteEvent,
} from "../../rules/face.ts";

type Sentences = {
  readonly number: (pocket: number, colour: PocketColour) => string;
  readonly place: (of: { name: string; kind: string; numbers: readonly number[] }) => string;
  readonly paid: (places: readonly string[], more: number) => string;
  readonly wins: (payout: string) => string;
  readonly back: (payout: string, stake: string) => string;
  readonly nothing: string;
};

/** Whoever listens is told these many bets by name. */
const namedMax = 6;

/** A round as it is told to who listens: the number, which bets were paid, and what came of them all. */
export function tellSpin(
  { events, payout, stake, won }: ToldRound<RouletteChoice, RouletteEvent>,
  say: Sentences,
): string {
  const landed = events.find(({ type }) => type === "landed");
  const paid = events.flatMap((event) => (event.type === "betPaid" ? event.bet : []));
  const names = paid.slice(0, namedMax).map((name) => {
    const numbers = rouletteChips.get(name)?.numbers ?? [];
    return say.place({ name, kind: kindOf(name), numbers });
  });
  return [
    ...(landed?.type === "landed" ? [say.number(landed.pocket, landed.colour)] : []),
    ...(names.length > 0 ? [say.paid(names, paid.length - names.length)] : [say.nothing]),
    ...(names.length > 0 ? [won ? say.wins(payout) : say.back(payout, stake)] : []),
  ].join(" ");
}
