import type { Card } from "@croupier/kit/cards";
import type { Chance } from "@croupier/kit/fair";
import { inUnits, type Opening, type Rules, type Step } from "@croupier/kit/rules";
import type { BlackjackConfig } from "./blackjack-config.ts";
import { drawCard } from "./draw-card.ts";
import { isNatural, pointsOf } from "./hand-value.ts";
import { pairOf } from "./pairs.ts";
import { goOn, makeMove, movesOf } from "./play-hands.ts";
import { readAction, readChoice } from "./read-choice.ts";
import { insuranceOf, paysOf, settle, stakedOf } from "./settle.ts";
import type {
  BlackjackAction,
  BlackjackChoice,
  BlackjackEvent,
  BlackjackState,
  Hand,
} from "./table.ts";

type BlackjackOpening = Opening<BlackjackConfig, BlackjackChoice>;
type BlackjackStep = Step<BlackjackState, BlackjackEvent>;

export const blackjackRules: Rules<
  BlackjackConfig,
  BlackjackChoice,
  BlackjackAction,
  BlackjackState,
  BlackjackEvent
> = {
  family: "blackjack",
  readChoice,
  isTaken: ({ seats }, { stakeMin, stakeMost }) =>
    seats.every(
      ({ stake, pairs }) =>
        BigInt(stake) >= stakeMin && BigInt(stake) <= stakeMost && BigInt(pairs) <= BigInt(stake),
    ),
  readAction,

  open(opening, chance) {
    const events: BlackjackEvent[] = [];
    const state = deal(opening, chance, events);
    if (pointsOf(state.dealer[0] as Card) !== 1) return look(opening, state, { chance, events });
    events.push({ type: "insuranceOffered" });
    return stepOf(opening, { ...state, asks: { for: "insurance" } }, events);
  },

  act(opening, { state }, action, chance) {
    const { asks } = state;
    const events: BlackjackEvent[] = [];
    if (asks?.for === "insurance") {
      if (
        action.move !== "insure" ||
        !action.seats.every((seat) => insuranceOf(opening.choice, seat) > 0n)
      ) {
        return undefined;
      }
      events.push({ type: "insured", seats: action.seats });
      return look(opening, { ...state, insured: action.seats }, { chance, events });
    }
    if (asks === null || action.move === "insure") return undefined;
    if (!movesOf(opening.config, state.hands, asks.hand).includes(action.move)) return undefined;
    const moved = makeMove(state, { hand: asks.hand, move: action.move }, { chance, events });
    return finish(opening, goOn(opening.config, moved, { chance, events }), { chance, events });
  },

  endFor: ({ asks }) =>
    asks?.for === "insurance" ? { move: "insure", seats: [] } : { move: "stand" },
};

/** Round the table twice, the dealer last; the dealer's second card stays face down. */
function deal(
  { config, choice }: BlackjackOpening,
  chance: Chance,
  events: BlackjackEvent[],
): BlackjackState {
  const rows = choice.seats.map((): Card[] => []);
  const dealer: Card[] = [];
  for (const turn of [0, 1]) {
    for (const [hand, cards] of rows.entries()) {
      const card = drawCard(chance);
      cards.push(card);
      events.push({ type: "dealt", hand, card });
    }
    const card = drawCard(chance);
    dealer.push(card);
    events.push({ type: "dealerDealt", card: turn === 0 ? card : null });
  }
  const pairs = rows.map(([one, two], seat) => {
    const pair = one && two && choice.seats[seat]?.pairs !== "0" ? pairOf(one, two) : undefined;
    if (pair) events.push({ type: "pairPaid", seat, pair, multiple: config.pairsPay[pair] });
    return pair ?? null;
  });
  const hands = rows.map((cards, seat): Hand => ({
    seat,
    cards,
    isSplit: false,
    isDoubled: false,
    isOver: false,
  }));
  return { asks: null, hands, dealer, insured: [], pairs };
}

/** The dealer looks for a blackjack where there may be one; without one the hands are played. */
function look(
  opening: BlackjackOpening,
  state: BlackjackState,
  told: { readonly chance: Chance; readonly events: BlackjackEvent[] },
): BlackjackStep {
  const up = pointsOf(state.dealer[0] as Card);
  const hasBlackjack = isNatural(state.dealer);
  if (up === 1 || up === 10) told.events.push({ type: "dealerLooked", hasBlackjack });
  const next = hasBlackjack ? { ...state, asks: null } : goOn(opening.config, state, told);
  return finish(opening, next, told);
}

/** Where nobody has a say any more, the dealer plays and everything is paid. */
function finish(
  opening: BlackjackOpening,
  state: BlackjackState,
  { chance, events }: { readonly chance: Chance; readonly events: BlackjackEvent[] },
): BlackjackStep {
  if (state.asks !== null) return stepOf(opening, state, events);
  const { config, choice } = opening;
  const settled = settle(config, state, { draw: () => drawCard(chance), events });
  const paid = inUnits(paysOf(config, choice, settled), config, chance.below);
  return { ...stepOf(opening, settled, events), ...paid };
}

/** While the player has a say. */
function stepOf(
  { choice }: BlackjackOpening,
  state: BlackjackState,
  events: readonly BlackjackEvent[],
): BlackjackStep {
  return { events, state, staked: stakedOf(choice, state), payout: undefined };
}
