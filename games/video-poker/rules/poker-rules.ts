import { deck, type Card } from "@croupier/kit/cards";
import type { Chance } from "@croupier/kit/fair";
import { timesStake, type Multiple, type Rules, type Step } from "@croupier/kit/rules";
import type { Hold } from "./best-hold.ts";
import { rankHand } from "./hand-rank.ts";
import type { HandRank, PokerConfig } from "./poker-config.ts";

/** There is nothing to choose before the cards lie. */
export type PokerChoice = Record<string, never>;

export type PokerAction = { readonly move: "draw"; readonly hold: Hold };

export type PokerEvent =
  /** What five cards are already is told with them. */
  | { readonly type: "dealt"; readonly cards: readonly Card[]; readonly rank: HandRank }
  | {
      readonly type: "drawn";
      readonly hold: Hold;
      /** All five, those that were held in their places. */
      readonly cards: readonly Card[];
      readonly rank: HandRank;
      readonly multiple: Multiple;
    };

export type PokerState = { readonly cards: readonly Card[] };

export const pokerRules: Rules<PokerConfig, PokerChoice, PokerAction, PokerState, PokerEvent> = {
  family: "video-poker",

  readChoice(asked) {
    const isNothing = asked === undefined || asked === null || typeof asked === "object";
    return isNothing && !Array.isArray(asked) ? {} : undefined;
  },

  readAction(asked) {
    if (typeof asked !== "object" || asked === null) return undefined;
    const { move, hold } = asked as Partial<Record<keyof PokerAction, unknown>>;
    if (move !== "draw" || !Array.isArray(hold) || hold.length !== 5) return undefined;
    return hold.every((one): one is boolean => typeof one === "boolean")
      ? { move, hold }
      : undefined;
  },

  open({ stake }, chance): Step<PokerState, PokerEvent> {
    const cards = drawFrom(deck, 5, chance);
    return {
      events: [{ type: "dealt", cards, rank: rankHand(cards) }],
      state: { cards },
      staked: stake,
      payout: undefined,
    };
  },

  act(
    { config, stake },
    { state, payout },
    { hold },
    chance,
  ): Step<PokerState, PokerEvent> | undefined {
    if (payout !== undefined) return undefined;
    const left = deck.filter((card) => !state.cards.includes(card));
    const fresh = drawFrom(left, hold.filter((held) => !held).length, chance);
    const cards = state.cards.map((card, at) => (hold[at] ? card : (fresh.shift() ?? card)));
    const rank = rankHand(cards);
    const multiple = rank === "nothing" ? 0 : config.pays[rank];
    return {
      events: [{ type: "drawn", hold, cards, rank, multiple }],
      state: { cards },
      staked: stake,
      payout: timesStake(stake, multiple),
    };
  },

  /** Who does not come back keeps what was dealt. */
  endFor: () => ({ move: "draw", hold: [true, true, true, true, true] }),
};

/** One behind the other, each of those that are left as likely as any other. */
function drawFrom(cards: readonly Card[], count: number, chance: Chance): Card[] {
  const left = [...cards];
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)).flat();
}
