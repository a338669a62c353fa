import type { Card } from "@croupier/kit/cards";
import { fractionOf, multipleOne, type Fraction, type Multiple } from "@croupier/kit/rules";
import type { BlackjackConfig } from "./blackjack-config.ts";
import { dealerDraws, isNatural, valueOf } from "./hand-value.ts";
import type { BlackjackChoice, BlackjackEvent, BlackjackState, Hand, HandResult } from "./table.ts";

const insurancePays: Multiple = 3 * multipleOne;

/** The dealer turns the second card over and draws if anybody is still to be beaten; all hands are paid. */
export function settle(
  config: BlackjackConfig,
  before: BlackjackState,
  { draw, events }: { readonly draw: () => Card; readonly events: BlackjackEvent[] },
): BlackjackState {
  events.push({ type: "dealerRevealed", card: before.dealer[1] as Card });
  const isContested = before.hands.some(
    (hand) => !isPlayerNatural(hand) && valueOf(hand.cards).total <= 21,
  );
  const dealer = isContested ? drawOut(config, before.dealer, draw) : before.dealer;
  for (const card of dealer.slice(2)) events.push({ type: "dealerDealt", card });
  const state = { ...before, dealer };
  if (isNatural(dealer)) {
    for (const seat of state.insured) {
      events.push({ type: "insurancePaid", seat, multiple: insurancePays });
    }
  }
  for (const [place, hand] of state.hands.entries()) {
    const result = resultOf(hand, dealer);
    events.push({ type: "handPaid", hand: place, result, multiple: multipleOf(config, result) });
  }
  return state;
}

function drawOut(
  { dealerHitsSoft17 }: BlackjackConfig,
  dealt: readonly Card[],
  draw: () => Card,
): readonly Card[] {
  const dealer = [...dealt];
  while (dealerDraws(valueOf(dealer), dealerHitsSoft17)) dealer.push(draw());
  return dealer;
}

/** Everything staked: seats and pairs, insurance, and what doubling and splitting added. */
export function stakedOf(choice: BlackjackChoice, { hands, insured }: BlackjackState): bigint {
  const pairs = choice.seats.reduce((sum, seat) => sum + BigInt(seat.pairs), 0n);
  const played = hands.reduce((sum, hand) => sum + stakeOf(choice, hand), 0n);
  return pairs + played + insured.reduce((sum, seat) => sum + insuranceOf(choice, seat), 0n);
}

/** Of the whole table, before it is brought to whole units. */
export function paysOf(
  config: BlackjackConfig,
  choice: BlackjackChoice,
  { hands, dealer, insured, pairs }: BlackjackState,
): Fraction {
  let numerator = 0n;
  const add = (stake: bigint, multiple: Multiple) => {
    numerator += fractionOf(stake, multiple).numerator;
  };
  for (const hand of hands) {
    add(stakeOf(choice, hand), multipleOf(config, resultOf(hand, dealer)));
  }
  if (isNatural(dealer)) {
    for (const seat of insured) add(insuranceOf(choice, seat), insurancePays);
  }
  for (const [seat, pair] of pairs.entries()) {
    if (pair) add(BigInt(choice.seats[seat]?.pairs ?? 0), config.pairsPay[pair]);
  }
  return { numerator, denominator: BigInt(multipleOne) };
}

/** What insuring a seat costs: half its stake, cut; nothing where there is no such seat. */
export function insuranceOf({ seats }: BlackjackChoice, seat: number): bigint {
  return BigInt(seats[seat]?.stake ?? 0) / 2n;
}

function stakeOf({ seats }: BlackjackChoice, { seat, isDoubled }: Hand): bigint {
  const stake = BigInt(seats[seat]?.stake ?? 0);
  return isDoubled ? 2n * stake : stake;
}

function resultOf(hand: Hand, dealer: readonly Card[]): HandResult {
  const mine = valueOf(hand.cards).total;
  const theirs = valueOf(dealer).total;
  if (mine > 21) return "busted";
  if (isPlayerNatural(hand)) return isNatural(dealer) ? "push" : "blackjack";
  if (isNatural(dealer)) return "lost";
  if (theirs > 21 || mine > theirs) return "won";
  return mine === theirs ? "push" : "lost";
}

function multipleOf({ blackjackPays }: BlackjackConfig, result: HandResult): Multiple {
  if (result === "blackjack") return blackjackPays;
  if (result === "won") return 2 * multipleOne;
  return result === "push" ? multipleOne : 0;
}

function isPlayerNatural({ cards, isSplit }: Hand): boolean {
  return !isSplit && isNatural(cards);
}
