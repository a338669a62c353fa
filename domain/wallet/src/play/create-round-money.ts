import { randomInt } from "node:crypto";
import { transact, type Database, type Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { money } from "@croupier/kit/money";
import type { Refusal } from "@croupier/kit/result";
import { sendOrSplit, stripes } from "@croupier/ledger";
import type { MoneyGuards } from "../guarded-money.ts";
import { readRefused, spellRefused } from "./guard-refusal.ts";
import { assertAsked, type PlayAsked } from "./play-asked.ts";
import { playId } from "./play-id.ts";
import { playBatchWithin, type AnyPlayResult } from "./play-batch.ts";
import { playRoundsWithin } from "./play-rounds-batch.ts";
import { openPurse } from "./round-purse.ts";
import type { Guarded, RoundMove, RoundRoom, StakeAsked } from "./round-money.ts";

type Options<Product extends string, R extends Refusal> = {
  readonly database: Database;
  readonly guards: Pick<MoneyGuards<Product, R>, "mayPlay">;
  /** Told after the commit whose balances moved. */
  readonly announce: (playerIds: readonly string[]) => void;
};

type Placed<Product extends string> = { readonly at: number; readonly command: PlayAsked<Product> };

/** The money of rounds that the house decides itself: stake, outcome and end are one transaction. */
export function createRoundMoney<Product extends string, R extends Refusal>({
  database,
  guards,
  announce,
}: Options<Product, R>) {
  const stripeFirst = randomInt(stripes);

  async function askGuards<Asked>(
    tx: Transact,
    asked: readonly Asked[],
    stakes: readonly (StakeAsked<Product> | undefined)[],
  ): Promise<Guarded<Asked>[]> {
    const staking = stakes.filter((stake) => stake !== undefined);
    if (staking.length === 0) return asked.map(unguarded);
    const permissions = await guards.mayPlay(
      tx,
      staking.map(({ asset, minor, ...who }) => ({ ...who, stake: money(minor, asset) })),
    );
    assert(permissions.length === staking.length, "the guards answer every stake");
    const permissionOf = new Map(staking.map((stake, index) => [stake, permissions[index]]));
    return asked.map((one, index) => {
      const stake = stakes[index];
      if (stake === undefined) return unguarded(one);
      const permission = permissionOf.get(stake);
      const refusal =
        permission?.ok === false ? readRefused(spellRefused(permission.refusal)) : undefined;
      return { asked: one, stake: stake.minor, refusal };
    });
  }

  return {
    /** One transaction of these; what the database cannot digest fails alone. */
    async play<Asked extends { readonly playerId: string }, Answer>(
      asked: readonly Asked[],
      {
        lane,
        room,
      }: { readonly lane: number; readonly room: () => RoundRoom<Asked, Answer, Product> },
    ) {
      const stripe = ((stripeFirst + lane) % stripes) + 1;
      const outcomes = await sendOrSplit(asked, (some) =>
        transact(database, async (tx) => {
          const { stakesOf, decide, keep } = room();
          const stakes = await stakesOf(tx, some);
          const moves = await decide(tx, await askGuards(tx, some, stakes));
          const moved = await move(tx, { stripe, asked: some, moves });
          const answers = await keep(tx, moved, openPurse(tx, stripe));
          return answers.map((answer, index) => ({ answer, hasMoved: moved[index]?.ok === true }));
        }),
      );
      const movedOf = asked.filter((_, index) => {
        const outcome = outcomes[index];
        return outcome !== undefined && "answer" in outcome && outcome.answer.hasMoved;
      });
      // After the answers: a port that fails must not make money that moved look lost.
      if (movedOf.length > 0)
        queueMicrotask(() => announce(movedOf.map(({ playerId }) => playerId)));
      return outcomes.map((outcome) =>
        "answer" in outcome ? { answer: outcome.answer.answer } : outcome,
      );
    },
  };
}

export type PlayRounds<Product extends string> = ReturnType<
  typeof createRoundMoney<Product, Refusal>
>["play"];

/**
 * Rounds that begin are one statement, with their ends where they are over at once. What else there is
 * follows: added stakes and what stands alone, then the ends of what they were for. By then all accounts
 * concerned are locked. Where an end is refused, the stake that was added with it goes back, so that of a
 * refused move nothing has happened.
 */
async function move<Product extends string>(
  tx: Transact,
  batch: {
    readonly stripe: number;
    readonly asked: readonly { readonly playerId: string }[];
    readonly moves: readonly (RoundMove<Product> | undefined)[];
  },
): Promise<(AnyPlayResult | undefined)[]> {
  const { stripe, asked, moves } = batch;
  const results: (AnyPlayResult | undefined)[] = asked.map(() => undefined);
  const post = async (placed: readonly Placed<Product>[]): Promise<void> => {
    if (placed.length === 0) return;
    const commands = placed.map(({ command }) => command);
    for (const command of commands) assertAsked(command);
    const done = await playBatchWithin(tx, { stripe, asked: commands });
    for (const [index, { at }] of placed.entries()) {
      results[at] = done[index];
    }
  };
  const commands = asked.map(({ playerId }, at) => commandsOf(playerId, moves[at]));
  const begun = new Set<number>();
  const rounds = commands.flatMap(([stake, end], at) => {
    if (moves[at]?.begins !== true || stake?.kind !== "bet") return [];
    begun.add(at);
    assertAsked(stake);
    if (end !== undefined) assertAsked(end);
    return [{ stake, end }];
  });
  if (rounds.length > 0) {
    const locked = commands.flatMap(([first]) => first ?? []);
    const done = await playRoundsWithin(tx, { stripe, locked, rounds });
    for (const [index, at] of [...begun].entries()) results[at] = done[index];
  }
  const rest = commands.map((own, at) => (begun.has(at) ? [] : own));
  await post(rest.flatMap(([first], at) => (first ? [{ at, command: first }] : [])));
  const ends = rest.flatMap(([, second], at) =>
    second && results[at]?.ok === true ? [{ at, command: second }] : [],
  );
  await post(ends);
  await takeBack(
    tx,
    stripe,
    ends.flatMap(({ at }) => {
      const [stake] = rest[at] ?? [];
      return results[at]?.ok === false && stake?.kind === "bet" ? [stake] : [];
    }),
  );
  return results;
}

/** Stakes of this transaction whose round could not be ended with them. */
async function takeBack<Product extends string>(
  tx: Transact,
  stripe: number,
  stakes: readonly PlayAsked<Product>[],
): Promise<void> {
  if (stakes.length === 0) return;
  const asked = stakes.map(({ operationId: betId, ...stake }): PlayAsked<Product> => ({
    ...stake,
    kind: "rollback",
    operationId: playId(betId, "operation", "taken back"),
    betId,
    minor: 0n,
    detail: "rollback",
  }));
  const done = await playBatchWithin(tx, { stripe, asked });
  assert(
    done.every((one) => one.ok),
    "a stake of this transaction can go back",
  );
}

/** In their order: a stake before the end of what it was for. */
function commandsOf<Product extends string>(
  playerId: string,
  move: RoundMove<Product> | undefined,
): PlayAsked<Product>[] {
  if (move === undefined) return [];
  const { stake, end, back, prize, begins: _begins, ...round } = move;
  const command = { playerId, ...round };
  const commands: (PlayAsked<Product> | undefined)[] = [
    stake && { ...command, ...stake, kind: "bet", detail: "cash_first" },
    end && { ...command, ...end, kind: "win", detail: "win" },
    back && { ...command, ...back, kind: "rollback", minor: 0n, detail: "rollback" },
    prize && { ...command, ...prize, kind: "prize", detail: "freeround" },
  ];
  return commands.filter((one) => one !== undefined);
}

function unguarded<Asked>(asked: Asked): Guarded<Asked> {
  return { asked, stake: undefined, refusal: undefined };
}
