import { isDeepStrictEqual } from "node:util";
import { assert } from "@croupier/kit/assert";
import { seededChance } from "@croupier/kit/fair";
import { isBought, isStakeTaken, replayRound, type AnyRules, type Step } from "@croupier/kit/rules";
import { stakesIn, type Game } from "../catalogue/catalogue.ts";
import { isOffered, stakesUnder } from "../catalogue/decide-terms.ts";

import type { Grant } from "../grants/grant-store.ts";
import type { DecidingSeeds } from "../seeds/seed-store.ts";
import {
  refusalOf,
  type ActAsked,
  type Decided,
  type EndAsked,
  type OpenAsked,
  type PlayRefusal,
  type Seat,
} from "./play.ts";
import { shownOf, type Round, type ShownStep } from "./round.ts";

/** What is known when a press is judged: everything read behind the lock of the player's seeds. */
export type OpenFacts = {
  readonly game: Game | undefined;
  /** What this press became before, with the configuration it was played under. */
  readonly known: { readonly round: Round; readonly config: unknown } | undefined;
  /** Where free rounds are asked for: those, while some are left. */
  readonly grant: Grant | undefined;
  readonly hasOpenRound: boolean;
  readonly lastOpenedAt: Date | undefined;
  readonly seeds: DecidingSeeds;
  /** For the round, if there is to be one: made by the same clock as `now`. */
  readonly roundId: string;
  readonly now: Date;
  readonly guardRefusal: PlayRefusal | undefined;
};

export function decideOpen(asked: OpenAsked, seat: Seat, facts: OpenFacts): Decided {
  const { known } = facts;
  if (known !== undefined) return decideRepeat(asked, seat, { game: facts.game, known });
  const { game } = facts;
  if (game === undefined || game.isDisabled) return refused("game_closed");
  if (isChanged(seat, game)) return refused("game_changed");
  if (!isOffered(seat.lawHere, game)) return refused("not_offered_here");
  if (asked.isAutomatic && !seat.terms.autoplay) return refused("autoplay_not_offered");
  // A round that is everybody's is staked in, and nobody's own.
  if (game.family.isShared) return refused("choice_not_offered");
  if (facts.hasOpenRound) return refused("round_open");
  const wait = waitOf(seat, facts);
  if (wait > 0) return { is: "refused", refusal: tooSoon(wait) };
  const wrong = asked.grantId === undefined ? undefined : ofGrant(asked, seat, facts);
  if (wrong !== undefined) return refused(wrong);
  const { stake } = asked;
  const { config } = game.profile;
  const choice = game.family.rules.readChoice(asked.choice, { config, stake });
  if (choice === undefined || (isBought(choice) && !mayBuy(asked, seat))) {
    return refused("choice_not_offered");
  }
  // What the house stakes is as large as it gave it.
  if (asked.grantId === undefined && !isTaken(stake, choice, { seat, game })) {
    return refused("stake_out_of_range");
  }
  if (facts.guardRefusal !== undefined) return { is: "refused", refusal: facts.guardRefusal };
  return open(asked, seat, { ...facts, game, choice });
}

/** Where the law lets it be sold, and never with what the house gives: that is rounds. */
function mayBuy({ grantId }: OpenAsked, { terms }: Seat): boolean {
  return terms.buy && grantId === undefined;
}

/** A frame shows the pays of the configuration it was opened with, and of no other. */
export function isChanged({ openedAt }: Pick<Seat, "openedAt">, { profile }: Game): boolean {
  return openedAt < profile.since;
}

/** As much as the game takes of each part and of the whole, and the law lets it. */
function isTaken(
  stake: bigint,
  choice: unknown,
  { seat, game }: { readonly seat: Seat; readonly game: Game },
): boolean {
  const range = stakesIn(game, seat.asset);
  const { family, profile } = game;
  return (
    range !== undefined &&
    isStakeTaken(family.rules, {
      config: profile.config,
      stake,
      choice,
      limits: stakesUnder(range, seat.terms),
    })
  );
}

/** What the house stakes: at that game, in that currency, and no more than was given. */
function ofGrant({ stake }: OpenAsked, { game, asset }: Seat, { grant }: OpenFacts) {
  if (grant === undefined || grant.game !== game || grant.asset !== asset) {
    return "free_rounds_over" as const;
  }
  return stake === grant.stake ? undefined : ("stake_out_of_range" as const);
}

function open(
  asked: OpenAsked,
  seat: Seat,
  facts: Pick<OpenFacts, "seeds" | "roundId" | "now"> & {
    readonly game: Game;
    readonly choice: unknown;
  },
): Decided {
  const { game, choice, seeds, roundId, now } = facts;
  const { config, version } = game.profile;
  const nonce = seeds.nonceNext;
  const first = game.family.rules.open(
    { config, stake: asked.stake, choice },
    seededChance({ ...seeds, nonce }),
  );
  // What is added to the first stake before the player has a say is not theirs to refuse.
  assert(first.staked === asked.stake, "a round opens with the stake it was asked for");
  const opened: Round = {
    playerId: seat.playerId,
    roundId,
    playId: asked.playId,
    game: game.game,
    profileVersion: version,
    asset: seat.asset,
    stake: asked.stake,
    choice,
    actions: [],
    seedNumber: seeds.number,
    nonce,
    grantId: asked.grantId,
    gameSessionId: seat.gameSessionId,
    sessionId: seat.sessionId,
    openedAt: now,
    fingerprint: seeds.fingerprint,
    playerSeed: seeds.playerSeed,
    // Decided behind the money, by what all stakes together put into the pot.
    jackpotPaid: undefined,
    ...standingOf([first], { now, by: "player" }),
  };
  const isFree = asked.grantId !== undefined;
  const { product } = game;
  const hasPot = game.pots.length > 0;
  const stake = isFree ? 0n : asked.stake;
  return { is: "stepped", round: opened, product, hasPot, isNew: true, stake, isVoid: false };
}

/** The same press asks the same again, or it is another play that took its id. */
function decideRepeat(
  asked: OpenAsked,
  seat: Seat,
  {
    game,
    known: { round, config },
  }: {
    readonly game: Game | undefined;
    readonly known: { readonly round: Round; readonly config: unknown };
  },
): Decided {
  const rules = game?.family.rules;
  const choice = rules?.readChoice(asked.choice, { config, stake: asked.stake });
  const isSame =
    round.game === seat.game &&
    round.stake === asked.stake &&
    round.grantId === asked.grantId &&
    isDeepStrictEqual(asJson(choice), round.choice);
  return isSame ? { is: "known", round } : refused("play_reused");
}

/** From the beginning of one round to the beginning of the next, whatever a client shows meanwhile. */
function waitOf({ terms }: Seat, { lastOpenedAt, now }: OpenFacts): number {
  if (lastOpenedAt === undefined) return 0;
  return lastOpenedAt.getTime() + terms.roundMsMin - now.getTime();
}

function tooSoon(waitMs: number): PlayRefusal {
  return { ...refusalOf("round_too_soon"), facts: { waitMs: String(waitMs) } };
}

export type ActFacts = {
  readonly round: Round;
  readonly config: unknown;
  readonly rules: AnyRules;
  readonly product: Game["product"];
  readonly hasPot: boolean;
  /** Whether more may be staked on it where its player is; what is staked is played to its end anywhere. */
  readonly isOfferedHere: boolean;
  /** What the law lets be staked on it in all, in minor units; null: it names no most. */
  readonly stakeMost: string | null;
  readonly serverSeed: string;
  readonly now: Date;
  readonly guardRefusal: PlayRefusal | undefined;
};

export function decideAct(asked: ActAsked | EndAsked, facts: ActFacts): Decided {
  const { round, rules } = facts;
  if (asked.kind === "end") return round.state === "open" ? end(facts) : { is: "known", round };
  const action = rules.readAction(asked.action);
  if (action === undefined) return refused("action_not_allowed");
  if (asked.place < round.actions.length) {
    const isSame = isDeepStrictEqual(asJson(action), round.actions[asked.place]);
    return isSame ? { is: "known", round } : refused("play_reused");
  }
  if (round.state !== "open" || asked.place > round.actions.length) {
    return refused("action_not_allowed");
  }
  const steps = replay(facts, [...round.actions, action]);
  if (steps === undefined) return refused("action_not_allowed");
  if (!isAsShown(round, steps)) return refused("round_stopped");
  const decided = stepped(facts, { steps, actions: [...round.actions, action], by: "player" });
  // The house gave one stake and no more.
  if (decided.stake > 0n && round.grantId !== undefined) return refused("action_not_allowed");
  // The law of the place and the guards have a say in money that is added, and in nothing else.
  if (decided.stake > 0n && !facts.isOfferedHere) return refused("not_offered_here");
  // The law's most is of the whole round, whenever its parts are staked.
  const { stakeMost } = facts;
  if (decided.stake > 0n && stakeMost !== null && decided.round.staked > BigInt(stakeMost)) {
    return refused("stake_out_of_range");
  }
  if (decided.stake > 0n && facts.guardRefusal !== undefined) {
    return { is: "refused", refusal: facts.guardRefusal };
  }
  return decided;
}

/** As often as the rules want, until it is over; never with a new stake. */
function end(facts: ActFacts): Decided {
  const { round, rules } = facts;
  let actions = [...round.actions];
  for (;;) {
    const steps = replay(facts, actions);
    const last = steps?.at(-1);
    if (steps === undefined || last === undefined || !isAsShown(round, steps)) {
      return refused("round_stopped");
    }
    if (last.payout !== undefined) {
      const ended = stepped(facts, { steps, actions, by: "house" });
      assert(ended.stake === 0n, "nobody stakes for a player who is away");
      return ended;
    }
    actions = [...actions, rules.endFor(last.state)];
  }
}

type Steps = readonly Step<unknown, unknown>[];

function replay(
  { round, config, rules, serverSeed }: ActFacts,
  actions: readonly unknown[],
): Steps | undefined {
  const { stake, choice, playerSeed, nonce } = round;
  const chance = seededChance({ serverSeed, playerSeed, nonce });
  return replayRound(rules, { config, stake, choice }, { actions, chance });
}

/** Rules that changed under an open round would show the player another past. */
function isAsShown(round: Round, steps: Steps): boolean {
  const shown = standingOf(steps.slice(0, round.steps.length), {
    now: round.openedAt,
    by: "player",
  });
  return isDeepStrictEqual(asJson(eventsOf(shown.steps)), eventsOf(round.steps));
}

const eventsOf = (steps: readonly ShownStep[]) => steps.map(({ events }) => events);

function stepped(
  { round, product, hasPot, now }: ActFacts,
  made: {
    readonly steps: Steps;
    readonly actions: readonly unknown[];
    readonly by: "player" | "house";
  },
) {
  const after: Round = {
    ...round,
    actions: made.actions,
    ...standingOf(made.steps, { now, by: made.by }),
  };
  const stake = after.staked - round.staked;
  const isVoid = made.steps.at(-1)?.isVoid === true;
  return { is: "stepped", round: after, product, hasPot, isNew: false, stake, isVoid } as const;
}

function standingOf(
  steps: Steps,
  { now, by }: { readonly now: Date; readonly by: "player" | "house" },
) {
  const last = steps.at(-1);
  assert(last !== undefined, "a round has a first step");
  const { staked, payout } = last;
  const isOver = payout !== undefined;
  return {
    staked,
    payout,
    steps: steps.map(shownOf),
    state: isOver ? ("closed" as const) : ("open" as const),
    endedBy: isOver ? by : undefined,
    closedAt: isOver ? now : undefined,
  };
}

function refused(code: Parameters<typeof refusalOf>[0]): Decided {
  return { is: "refused", refusal: refusalOf(code) };
}

/** As it is read back from its row. */
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
