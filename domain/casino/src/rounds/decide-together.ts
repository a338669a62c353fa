import type { Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Clock } from "@croupier/kit/time";
import type { Guarded } from "@croupier/wallet";
import { readGames, type Game, type ReadProfile } from "../catalogue/catalogue.ts";
import { isOffered } from "../catalogue/decide-terms.ts";
import { readGrants, type Grant } from "../grants/grant-store.ts";
import type { DecidingSeeds, SeedStore } from "../seeds/seed-store.ts";
import { decideAct, decideOpen } from "./decide-play.ts";
import { refusalOf, type Decided, type OpenAsked, type PlayAsked, type Seat } from "./play.ts";
import { readRounds, readTables, type PressFacts } from "./round-reads.ts";
import type { Round } from "./round.ts";

export type Judging = {
  readonly seeds: SeedStore;
  readonly readProfile: ReadProfile;
  readonly clock: Clock;
  /** Rounds are cut and ordered by the time in their ids. */
  readonly makeId: () => string;
};

type Pressing = PlayAsked & OpenAsked & { readonly seat: Seat };
type Stepping = Exclude<PlayAsked, { kind: "open" }>;

/** What a batch is judged by. */
type Facts = {
  readonly now: Date;
  readonly makeId: () => string;
  readonly seeds: ReadonlyMap<string, DecidingSeeds>;
  readonly games: ReadonlyMap<string, Game>;
  readonly presses: ReadonlyMap<PlayAsked, PressFacts | undefined>;
  readonly grants: ReadonlyMap<string, Grant>;
  readonly rounds: ReadonlyMap<PlayAsked, Round | undefined>;
  /** Under which the rounds that were found were opened. */
  readonly configs: ReadonlyMap<Round, unknown>;
};

/** Judges presses of several players by what is there, in their order. Without the lock it is a guess. */
export async function decideTogether(
  needs: Judging,
  tx: Transact,
  batch: { readonly guarded: readonly Guarded<PlayAsked>[]; readonly lock: boolean },
): Promise<readonly Decided[]> {
  const { guarded, lock } = batch;
  const asked = guarded.map((one) => one.asked);
  const facts = await readFacts(needs, tx, { asked, lock });
  return guarded.map((one) =>
    isPressing(one.asked)
      ? decidePress(one.asked, one.refusal, facts)
      : decideStep(one.asked as Stepping, one.refusal, facts),
  );
}

/** With as many statements as one of them takes. */
async function readFacts(
  { seeds, readProfile, clock, makeId }: Judging,
  tx: Transact,
  { asked, lock }: { readonly asked: readonly PlayAsked[]; readonly lock: boolean },
): Promise<Facts> {
  const pressing = asked.filter(isPressing);
  // The lock first, and what is read is read behind it: what the play before left. A guess knows no press.
  const tables = lock ? await readTables(tx, asked, clock()) : undefined;
  const seedsOf =
    tables === undefined
      ? await seeds.readDeciding(
          tx,
          asked.map(({ playerId }) => playerId),
        )
      : seeds.openPairs(tables.seeds);
  const now = clock();
  const presses = asked.flatMap((one, index) =>
    isPressing(one) && tables !== undefined ? [tables.presses[index]] : [],
  );
  const grants = await readGrants(tx, pressing.filter(isFree), now);
  const stepping = asked.filter((one): one is Stepping => !isPressing(one));
  const rounds = await readRounds(tx, stepping);
  const found = [...rounds, ...presses.map((press) => press?.known)].filter(
    (one) => one !== undefined,
  );
  const names = [...pressing.map(({ seat }) => seat.game), ...found.map(({ game }) => game)];
  const games = await readGames(tx, { games: [...new Set(names)], now });
  const configs = new Map<Round, unknown>();
  for (const round of found) {
    const { game, profileVersion: version } = round;
    configs.set(round, await readProfile(tx, { game, version }));
  }
  return {
    now,
    makeId,
    seeds: seedsOf,
    games,
    presses: new Map(pressing.map((one, index) => [one, presses[index]])),
    grants,
    rounds: new Map(stepping.map((one, index) => [one, rounds[index]])),
    configs,
  };
}

type Refusal = Guarded<PlayAsked>["refusal"];

function decidePress(one: Pressing, guardRefusal: Refusal, facts: Facts): Decided {
  const { now, games, configs } = facts;
  const press = facts.presses.get(one);
  assert(press !== undefined, "every press was looked up");
  const { known } = press;
  return decideOpen(one, one.seat, {
    ...press,
    known: known && { round: known, config: configs.get(known) },
    grant: facts.grants.get(one.grantId ?? ""),
    game: games.get(one.seat.game),
    seeds: seedsOf(one, facts),
    roundId: facts.makeId(),
    now,
    guardRefusal,
  });
}

function decideStep(one: Stepping, guardRefusal: Refusal, facts: Facts): Decided {
  const round = facts.rounds.get(one);
  const isTheirs = one.seat === undefined || one.seat.game === round?.game;
  if (round === undefined || !isTheirs) {
    return { is: "refused", refusal: refusalOf("round_unknown") };
  }
  const game = facts.games.get(round.game);
  assert(game !== undefined, "what was played has rules");
  if (game.family.isShared) return { is: "refused", refusal: refusalOf("action_not_allowed") };
  const pair = seedsOf(one, facts);
  // Seeds do not change while a round is open, and a round that is over draws nothing.
  if (round.state === "open" && round.seedNumber !== pair.number) {
    return { is: "refused", refusal: refusalOf("round_stopped") };
  }
  return decideAct(one, {
    round,
    config: facts.configs.get(round),
    rules: game.family.rules,
    product: game.product,
    hasPot: game.pots.length > 0,
    isOfferedHere: one.seat === undefined || isOffered(one.seat.lawHere, game),
    stakeMost: one.seat?.terms.stakeMost ?? null,
    serverSeed: pair.serverSeed,
    now: facts.now,
    guardRefusal,
  });
}

function seedsOf({ playerId }: PlayAsked, { seeds }: Facts): DecidingSeeds {
  const pair = seeds.get(playerId);
  assert(pair !== undefined, "who plays has seeds since the game was opened");
  return pair;
}

function isFree<One extends Pressing>(one: One): one is One & { readonly grantId: string } {
  return one.grantId !== undefined;
}

function isPressing(one: PlayAsked): one is Pressing {
  return one.kind === "open" && one.seat !== undefined;
}
