import type { Round as RoundOnWire, RoundReceipt } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { isUuid } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { readGames, type ReadProfile } from "../catalogue/catalogue.ts";
import { chainOf } from "../flights/flight.ts";
import { findShownLink } from "../flights/flight-store.ts";
import type { PotStore } from "../jackpots/pot-store.ts";
import { presentRound } from "../rounds/present-round.ts";
import { findRoundOfAnybody } from "../rounds/round-reads.ts";
import type { Round } from "../rounds/round.ts";
import type { SeedStore } from "../seeds/seed-store.ts";
import { readWonPots } from "./read-won-pots.ts";
import { receiptText } from "./receipt-text.ts";
import type { ReceiptSigner } from "./signer.ts";

type Revealed = Result<RoundReceipt, { readonly code: "not_found" | "round_open" }>;

/** What proves a round: what was told of it, under our name, and the seed behind it once it is shown. */
export function createReceipts({
  database,
  signer,
  seeds,
  pots,
  readProfile,
  clock,
}: {
  readonly database: Database;
  readonly signer: ReceiptSigner;
  readonly seeds: Pick<SeedStore, "findShown" | "reveal">;
  readonly pots: Pick<PotStore, "reveal">;
  readonly readProfile: ReadProfile;
  readonly clock: Clock;
}) {
  async function textOf(round: Round): Promise<{ text: string; config: unknown }> {
    const { game, profileVersion: version } = round;
    const config = await readProfile(database.db, { game, version });
    return { text: receiptText(round, config), config };
  }

  /** Of a round that is everybody's the link of its flight, and not before the flight is over for everybody. */
  async function findShown({ playerId, seedNumber, nonce }: Round) {
    const chain = chainOf(seedNumber);
    return chain === undefined
      ? seeds.findShown(playerId, seedNumber)
      : findShownLink(database.db, { chain, number: nonce });
  }

  async function present(round: Round): Promise<RoundReceipt> {
    const { text, config } = await textOf(round);
    const receipt = { keyId: signer.keyId, signature: signer.sign(text) };
    const shown = await findShown(round);
    const games = await readGames(database.db, { games: [round.game], now: clock() });
    return {
      text,
      ...receipt,
      publicKey: signer.publicKeyOf(receipt.keyId),
      round: presentRound(round, receipt),
      game: round.game,
      currency: round.asset,
      config,
      family: games.get(round.game)?.family.rules.family ?? "",
      serverSeed: shown?.serverSeed ?? null,
      revealedAt: shown?.revealedAt.toISOString() ?? null,
      ...(round.jackpotPaid === undefined
        ? {}
        : { pots: await readWonPots(database, pots, round) }),
    };
  }

  async function findRound(roundId: string): Promise<Round | undefined> {
    return isUuid(roundId) ? findRoundOfAnybody(database.db, roundId) : undefined;
  }

  return {
    /** Null while the round is open: nothing is signed that may still change. */
    async sign(round: Round): Promise<RoundOnWire["receipt"]> {
      if (round.state === "open") return null;
      const { text } = await textOf(round);
      return { keyId: signer.keyId, signature: signer.sign(text) };
    },

    /** Of anybody's round that is over. */
    async find(roundId: string): Promise<RoundReceipt | undefined> {
      const round = await findRound(roundId);
      return round === undefined || round.state === "open" ? undefined : present(round);
    },

    /** Of the player's own round, with the seed that decided it. A shared round is shown when its flight is over. */
    async reveal(playerId: string, roundId: string): Promise<Revealed> {
      const round = await findRound(roundId);
      if (round?.playerId !== playerId) return refuse({ code: "not_found" });
      if (round.state === "open") return refuse({ code: "round_open" });
      const { seedNumber } = round;
      if (chainOf(seedNumber) === undefined) {
        const shown = await seeds.reveal(playerId, seedNumber);
        if (!shown.ok) return shown;
      }
      return ok(await present(round));
    },
  };
}

export type Receipts = ReturnType<typeof createReceipts>;
