import type { GameFacts, GameSession, PlayedRound, Round } from "@croupier/contracts";
import { fingerprintOf, seededChance } from "@croupier/kit/fair";
import { createIds } from "@croupier/kit/ids";
import { formatDecimal, getAsset, money, parseMoney, type Asset } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import {
  isBought,
  isStakeTaken,
  replayRound,
  type AnyRules,
  type StakeLimits,
  type Step,
} from "@croupier/kit/rules";
import type { Driver, Play } from "./driver.ts";
import { createLocalSeeds, type LocalSeeds } from "./local-seeds.ts";

export type PracticeOptions = {
  readonly rules: AnyRules;
  readonly facts: GameFacts;
  readonly currency: string;
  readonly now: () => Date;
  /** What the law lets a player do there for money; a page that nobody launched lets everything be tried. */
  readonly way?: PracticeWay | undefined;
  /** What decides its rounds; a pair of its own, where nothing is said. */
  readonly seeds?: LocalSeeds | undefined;
  /** So many rounds may be open at once. */
  readonly roundsMax?: number | undefined;
};

/** The ways of playing that a place leaves. */
export type PracticeWay = {
  readonly may: readonly string[];
  readonly roundMsMin: number;
};

type Steps = readonly [Step<unknown, unknown>, ...Step<unknown, unknown>[]];

/** A round of practice, with what stands it up again. */
type Kept = {
  round: Round;
  readonly stake: bigint;
  readonly choice: unknown;
  readonly seeds: { serverSeed: string; playerSeed: string; nonce: number };
  readonly asked: string;
};

/** What a practice begins with, in major units: play money, gone with the page. */
const playMoney = 1_000n;
/** As many are listed; what is older is gone, or a long practice would fill the page. */
const keptMax = 50;

/**
 * Rounds of practice: the rules of the game run here, on seeds that are committed to as those of a real
 * round are, with play money of this page. Nothing of it reaches a server.
 */
export function createPracticeDriver(options: PracticeOptions): Driver {
  const { rules, facts, currency, now, way = anyWay, roundsMax = 1 } = options;
  const asset = getAsset(currency);
  const newId = createIds({ now: () => now().getTime() });
  const seeds = options.seeds ?? createLocalSeeds({ now });
  const begun = now().toISOString();
  const rounds: Kept[] = [];
  let balance = playMoney * 10n ** BigInt(facts.stakes[currency]?.decimals ?? 2);

  const text = (minor: bigint) => formatDecimal(money(minor, asset));
  const open = () => rounds.find(({ round }) => round.state === "open");
  const find = (id: string) => rounds.find(({ round }) => round.id === id);
  const played = ({ round }: Kept): Result<PlayedRound> => ok({ ...round, balance: text(balance) });

  function standUp(kept: Omit<Kept, "round">, actions: readonly unknown[]): Steps | undefined {
    const opening = { config: facts.config, stake: kept.stake, choice: kept.choice };
    return replayRound(rules, opening, { actions, chance: seededChance(kept.seeds) });
  }

  function openRound(play: Play): Result<PlayedRound> {
    const asked = JSON.stringify([play.stake, play.choice]);
    const same = rounds.find(({ round }) => round.playId === play.playId);
    if (same !== undefined) return same.asked === asked ? played(same) : no("play_reused");
    if (rounds.filter(({ round }) => round.state === "open").length >= roundsMax) {
      return no("round_open");
    }
    const limits = limitsOf({ facts, asset });
    const stake = limits && minorOf(play.stake, asset);
    if (limits === undefined || stake === undefined) return no("stake_out_of_range");
    const choice = rules.readChoice(play.choice, { config: facts.config, stake });
    if (choice === undefined || (isBought(choice) && !way.may.includes("buy"))) {
      return no("choice_not_offered");
    }
    if (!isStakeTaken(rules, { config: facts.config, stake, choice, limits })) {
      return no("stake_out_of_range");
    }
    if (stake > balance) return no("insufficient_funds");

    const beginning = { stake, choice, asked, seeds: seeds.take() };
    const steps = standUp(beginning, []);
    if (steps === undefined) return no("choice_not_offered");
    const round = writeRound({ ...play, id: newId(), ...beginning, steps, actions: [] });
    const kept = { ...beginning, round };
    rounds.unshift(kept);
    rounds.splice(keptMax);
    settle(steps, 0n);
    return played(kept);
  }

  function act(asked: { round: string; place: number; action: unknown }): Result<PlayedRound> {
    const kept = find(asked.round);
    if (kept === undefined) return no("not_found");
    const { actions } = kept.round;
    if (asked.place < actions.length) {
      const same = JSON.stringify(actions[asked.place]) === JSON.stringify(asked.action);
      return same ? played(kept) : no("play_reused");
    }
    const action = rules.readAction(asked.action);
    const steps = action === undefined ? undefined : standUp(kept, [...actions, action]);
    if (steps === undefined) return no("action_not_allowed");
    const before = steps.at(-2)?.staked ?? 0n;
    if (lastOf(steps).staked - before > balance) return no("insufficient_funds");
    kept.round = writeRound({
      ...kept.round,
      ...kept,
      steps,
      actions: [...actions, action],
    });
    settle(steps, before);
    return played(kept);
  }

  function takeBack(id: string): Result<PlayedRound> {
    const kept = find(id);
    if (kept === undefined) return no("not_found");
    if (kept.round.state !== "open" || kept.round.actions.length > 0) {
      return no("action_not_allowed");
    }
    balance += kept.stake;
    rounds.splice(rounds.indexOf(kept), 1);
    const round = { ...kept.round, state: "voided", closedAt: now().toISOString() } as const;
    return played({ ...kept, round });
  }

  /** What was staked since is taken, and what an ended round pays is given. */
  function settle(steps: Steps, stakedBefore: bigint): void {
    const { staked, payout } = lastOf(steps);
    balance += (payout ?? 0n) - (staked - stakedBefore);
  }

  function writeRound(of: {
    readonly id: string;
    readonly playId: string;
    readonly stake: bigint | string;
    readonly choice: unknown;
    readonly seeds: Kept["seeds"];
    readonly steps: Steps;
    readonly actions: readonly unknown[];
    readonly openedAt?: string;
  }): Round {
    const { payout, staked, rest } = lastOf(of.steps);
    return {
      id: of.id,
      playId: of.playId,
      game: facts.game,
      profileVersion: facts.profileVersion,
      state: payout === undefined ? "open" : "closed",
      stake: typeof of.stake === "string" ? of.stake : text(of.stake),
      staked: text(staked),
      payout: payout === undefined ? null : text(payout),
      ...(rest && { rest }),
      currency: asset,
      choice: of.choice,
      actions: [...of.actions],
      steps: of.steps.map((step) => ({ events: [...step.events], staked: text(step.staked) })),
      nonce: of.seeds.nonce,
      seedFingerprint: fingerprintOf(of.seeds.serverSeed),
      playerSeed: of.seeds.playerSeed,
      freeRounds: null,
      openedAt: of.openedAt ?? now().toISOString(),
      closedAt: payout === undefined ? null : now().toISOString(),
      receipt: null,
    };
  }

  const allSeeds = () => ({
    ...seeds.pair(),
    nextFingerprint: seeds.nextFingerprint(),
    before: [...seeds.before()],
  });

  return {
    mode: "practice",
    facts: async () => ok(facts),
    session: async () =>
      ok({
        ...sessionOf(facts, asset, way),
        balance: text(balance),
        seeds: seeds.pair(),
        openRound: open()?.round ?? null,
        openedAt: begun,
        now: now().toISOString(),
      }),
    openRound: async (play) => openRound(play),
    act: async (asked) => act(asked),
    takeBack: async (round) => takeBack(round),
    rounds: async () => ok({ items: rounds.map(({ round }) => round), next: null }),
    round: async (id) => {
      const kept = find(id);
      return kept === undefined ? no("not_found") : ok(kept.round);
    },
    seeds: async () => ok(allSeeds()),
    changeSeed: async ({ playerSeed, nextFingerprint }) => {
      if (open() !== undefined) return no("round_open");
      if (nextFingerprint !== seeds.nextFingerprint()) return no("seeds_changed");
      seeds.change(playerSeed);
      return ok(allSeeds());
    },
  };
}

function no(code: string): Result<never> {
  return refuse({ code });
}

function lastOf(steps: Steps): Step<unknown, unknown> {
  return steps.at(-1) ?? steps[0];
}

function minorOf(amount: string, asset: Asset): bigint | undefined {
  const read = parseMoney(amount, asset);
  return read.ok ? read.value.minor : undefined;
}

/** The stakes that the game takes in this currency, as everybody is told. */
function limitsOf({
  facts,
  asset,
}: {
  readonly facts: GameFacts;
  readonly asset: Asset;
}): StakeLimits | undefined {
  const told = facts.stakes[asset];
  if (told === undefined) return undefined;
  const read = (amount: string) => minorOf(amount, asset) ?? 0n;
  return {
    min: read(told.min),
    max: read(told.max),
    roundMax: read(told.roundMax ?? told.max),
    buyMax: read(told.buyMax ?? told.max),
  };
}

const anyWay: PracticeWay = { may: ["autoplay", "turbo", "buy"], roundMsMin: 0 };

/** The parts of a session that a practice has from what is known of the game. */
function sessionOf(facts: GameFacts, currency: Asset, way: PracticeWay) {
  const stakes = facts.stakes[currency];
  return {
    game: facts.game,
    family: facts.family,
    config: facts.config,
    profileVersion: facts.profileVersion,
    currency,
    decimals: stakes?.decimals ?? 2,
    stakes: stakes ?? { min: "0", max: "0", steps: [] },
    policy: {
      autoplay: way.may.includes("autoplay"),
      turbo: way.may.includes("turbo"),
      buy: way.may.includes("buy"),
      roundMsMin: way.roundMsMin,
      practice: true,
    },
    freeRounds: null,
    realityCheckDueAt: null,
  } satisfies Partial<GameSession>;
}
