import type { Transact } from "@croupier/database";
import { createIds } from "@croupier/kit/ids";
import { createBatcher } from "@croupier/ledger";
import {
  type Guarded,
  type PlayBalance,
  type PlayRefusalCode,
  type PlayRounds,
  type RoundMove,
  type RoundRoom,
  type StakeAsked,
} from "@croupier/wallet";
import type { Game } from "../catalogue/catalogue.ts";
import { decideTogether, type Judging } from "./decide-together.ts";
import { refusalOf, type Decided, type PlayAsked, type PlayRefusal } from "./play.ts";
import { endOperation, stakeOperation } from "./round-operations.ts";
import type { Round } from "./round.ts";
import { feedPots } from "../jackpots/feed-pots.ts";
import type { PotStore } from "../jackpots/pot-store.ts";
import { writeGrantsUsed } from "../grants/grant-store.ts";
import { writeOpened, writePotsWon, writeStepped } from "./round-writes.ts";

export const casinoHouse = "house_casino";

type Product = Game["product"];

export type Played =
  | {
      readonly ok: true;
      readonly round: Round;
      /** Undefined: nothing moved, so it is what it was. */
      readonly balance: PlayBalance | undefined;
    }
  | { readonly ok: false; readonly refusal: PlayRefusal };

type Room = Judging & { readonly pots: PotStore };

/** Presses of many players at once, of each player one after the other. */
export function createPlaying(
  room: Omit<Room, "makeId"> & {
    readonly playRounds: PlayRounds<Product>;
    readonly batchMax?: number | undefined;
  },
) {
  const { playRounds, clock } = room;
  const needs = { ...room, makeId: createIds({ now: () => clock().getTime() }) };
  const batcher = createBatcher<PlayAsked, Played>({
    lanes: 2,
    batchMax: room.batchMax ?? 250,
    waitingMax: 10_000,
    gatherMs: 2,
    send: (asked, lane) => playRounds(asked, { lane, room: () => openRoom(needs) }),
  });
  return {
    isFull: () => batcher.isFull(),
    play: (asked: PlayAsked): Promise<Played> => batcher.submit(asked.playerId, asked),
    drain: () => batcher.drain(),
  };
}

export type Playing = ReturnType<typeof createPlaying>;

/** One attempt at one batch. */
function openRoom(needs: Room): RoundRoom<PlayAsked, Played, Product> {
  let decided: readonly Decided[] = [];

  return {
    /** What a press stakes it says itself; what an action adds, the rules say of the round it is in. */
    async stakesOf(tx, asked) {
      const acting = asked.filter(({ kind }) => kind === "act");
      const foreseen =
        acting.length === 0
          ? []
          : await decideTogether(needs, tx, { guarded: acting.map(unasked), lock: false });
      const added = new Map(acting.map((one, index) => [one, foreseen[index]]));
      return asked.map((one) => stakeOf(one, added.get(one)));
    },

    async decide(tx, guarded) {
      const judged = await decideTogether(needs, tx, { guarded, lock: true });
      decided = judged.map((one, index): Decided => {
        const before = guarded[index];
        if (before?.asked.kind !== "act" || one.is !== "stepped") return one;
        // Sent before the move it follows: no guard was asked about its stake, and nobody else waits for it.
        if (one.stake === (before.stake ?? 0n)) return one;
        return { is: "refused", refusal: refusalOf("action_not_allowed") };
      });
      return decided.map((one) => (one.is === "stepped" ? moveOf(one) : undefined));
    },

    async keep(tx, moved, purse) {
      const now = needs.clock();
      const kept = decided.flatMap((one, index) =>
        one.is === "stepped" && moved[index]?.ok !== false ? [one] : [],
      );
      const staked = kept.filter(({ stake, hasPot }) => hasPot && stake > 0n);
      // Pots last: whoever feeds one holds up everybody who feeds it, until the commit.
      await write(tx, kept, now);
      const won = await feedPots(needs.pots, tx, { staked, contribute: casinoHouse, purse, now });
      await writePotsWon(tx, won);
      return decided.map((one, index): Played => {
        if (one.is === "refused") return { ok: false, refusal: one.refusal };
        const result = moved[index];
        if (result?.ok === false) return { ok: false, refusal: asOfRound(result.refusal) };
        const { round } = one;
        const pot = won.get(round.roundId);
        return {
          ok: true,
          round:
            pot === undefined
              ? round
              : { ...round, jackpotPaid: (round.jackpotPaid ?? 0n) + pot.paid },
          balance: pot?.balance ?? result?.value.balance,
        };
      });
    },
  };
}

/** Refusals of what a round is owed: its stakes are not where it left them. */
const owedRefusals: ReadonlySet<string> = new Set([
  "bet_unknown",
  "already_rolled_back",
  "already_settled",
  "already_expired",
] satisfies readonly PlayRefusalCode[]);

function asOfRound(refusal: PlayRefusal): PlayRefusal {
  return owedRefusals.has(refusal.code) ? refusalOf("round_stopped") : refusal;
}

const unasked = (asked: PlayAsked): Guarded<PlayAsked> => ({
  asked,
  stake: undefined,
  refusal: undefined,
});

function stakeOf(one: PlayAsked, foreseen: Decided | undefined): StakeAsked<Product> | undefined {
  const { seat } = one;
  if (seat === undefined) return undefined;
  const { playerId, sessionId, present, asset, product } = seat;
  const asking = { playerId, sessionId, present, product, asset };
  if (one.kind === "open") {
    return { ...asking, minor: one.grantId === undefined ? one.stake : 0n };
  }
  if (foreseen?.is !== "stepped" || foreseen.stake === 0n) return undefined;
  return { ...asking, minor: foreseen.stake };
}

/** Every operation of a round is named by the round and its place in it. */
function moveOf({
  round,
  product,
  stake,
  isNew,
  isVoid,
}: Extract<Decided, { is: "stepped" }>): RoundMove<Product> {
  const { roundId, asset, payout } = round;
  const isFree = round.grantId !== undefined;
  const operationId = endOperation(roundId);
  const end = payout === undefined ? undefined : { operationId, minor: payout };
  return {
    roundId,
    product,
    house: isFree ? "house_bonus_cost" : casinoHouse,
    asset,
    happenedAt: round.closedAt ?? round.openedAt,
    begins: isNew,
    stake:
      stake === 0n
        ? undefined
        : {
            operationId: isNew ? roundId : stakeOperation(roundId, round.actions.length),
            minor: stake,
          },
    ...(isFree
      ? { prize: end && end.minor > 0n ? end : undefined }
      : isVoid
        ? { back: { operationId, betId: roundId } }
        : { end }),
  };
}

async function write(
  tx: Transact,
  kept: readonly Extract<Decided, { is: "stepped" }>[],
  now: Date,
): Promise<void> {
  const roundsOf = (isNew: boolean) =>
    kept.filter((one) => one.isNew === isNew).map(({ round }) => round);
  await writeOpened(tx, roundsOf(true));
  await writeStepped(tx, roundsOf(false), now);
  await writeGrantsUsed(tx, kept);
}
