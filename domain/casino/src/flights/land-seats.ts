import { transact } from "@croupier/database";
import { LedgerOutage } from "@croupier/ledger";
import { playId, type RoundRoom } from "@croupier/wallet";
import type { Game } from "../catalogue/catalogue.ts";
import { casinoHouse } from "../rounds/create-playing.ts";
import type { WriterNeeds } from "./flight-writer.ts";
import { holdAboard, writeLanded, writeParked, type Landed } from "./seat-writes.ts";
import { requireLease, Superseded, type Lease } from "./writer-lease.ts";

type Product = Game["product"];
type Asked = Landed & { readonly playerId: string };
/** Why a seat that came down was not paid; undefined: it was, or had been. */
type Unpaid = string | undefined;

/**
 * Pays seats that came down: money, seats and rounds in one transaction. A seat that cannot be paid is parked with
 * how it came down, and holds up nobody. Whoever came down before is passed over.
 */
export function createLandSeats({
  database,
  clock,
  playRounds,
  onParked,
}: Pick<WriterNeeds, "database" | "clock" | "playRounds"> & {
  readonly onParked: (error: unknown) => void;
}) {
  function openRoom(held: Lease): RoundRoom<Asked, Unpaid, Product> {
    let down: readonly Landed[] = [];
    let asked: readonly Asked[] = [];
    const now = clock();
    return {
      stakesOf: async (_tx, some) => some.map(() => undefined),
      async decide(tx, guarded) {
        await requireLease(tx, held);
        asked = guarded.map((one) => one.asked);
        const aboard = await holdAboard(
          tx,
          asked.map(({ seat }) => seat),
        );
        down = asked.filter(({ seat }) => aboard.has(seat.roundId));
        return asked.map(({ seat, settled }) => {
          if (!aboard.has(seat.roundId)) return undefined;
          const { roundId, asset } = seat;
          const operationId = playId(roundId, "operation", "end");
          return {
            roundId,
            product: "casino",
            house: casinoHouse,
            asset,
            begins: false,
            happenedAt: now,
            end: { operationId, minor: settled.payout },
          };
        });
      },
      async keep(tx, moved) {
        const refused = new Set(asked.filter((_, index) => moved[index]?.ok === false));
        await writeLanded(
          tx,
          down.filter((one) => !refused.has(one as Asked)),
          now,
        );
        await writeParked(tx, [...refused]);
        return moved.map((one) => (one?.ok === false ? one.refusal.code : undefined));
      },
    };
  }

  return async (held: Lease, landed: readonly Landed[]): Promise<void> => {
    // Money moves once a player in a transaction: of two seats of one player the second is in the next.
    const transactions: Landed[][] = [];
    const turns = new Map<string, number>();
    for (const one of landed) {
      const turn = turns.get(one.seat.playerId) ?? 0;
      turns.set(one.seat.playerId, turn + 1);
      (transactions[turn] ??= []).push(one);
    }
    for (const some of transactions) await land(held, some);
  };

  async function land(held: Lease, landed: readonly Landed[]): Promise<void> {
    const asked = landed.map((one) => ({ ...one, playerId: one.seat.playerId }));
    const outcomes = await playRounds(asked, { lane: 0, room: () => openRoom(held) });
    const failed = outcomes.flatMap((outcome) => ("failure" in outcome ? [outcome.failure] : []));
    // Nobody is paid while the database is away, or by a writer that is none any more.
    const forAll = failed.find(
      (failure) => failure instanceof Superseded || failure instanceof LedgerOutage,
    );
    if (forAll !== undefined) throw forAll;
    if (failed.length > 0) {
      await transact(database, async (tx) => {
        await requireLease(tx, held);
        await writeParked(
          tx,
          asked.filter((_, index) => "failure" in (outcomes[index] ?? {})),
        );
      });
    }
    for (const [index, outcome] of outcomes.entries()) {
      const cause = "failure" in outcome ? outcome.failure : outcome.answer;
      const seat = landed[index]?.seat;
      if (cause === undefined || seat === undefined || seat.isParked) continue;
      onParked(new Error(`the seat of round ${seat.roundId} could not be paid`, { cause }));
    }
  }
}
