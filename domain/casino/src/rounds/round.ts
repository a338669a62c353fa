import type { Asset } from "@croupier/kit/money";

/** What was shown at one step, and everything staked until then. */
export type ShownStep = { readonly events: readonly unknown[]; readonly staked: bigint };

/** One play from the press to its end, as its row keeps it. */
export type Round = {
  readonly playerId: string;
  readonly roundId: string;
  readonly playId: string;
  readonly game: string;
  readonly profileVersion: number;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly staked: bigint;
  /** Undefined while it is open. */
  readonly payout: bigint | undefined;
  /** What it won of a pot, besides. */
  readonly jackpotPaid: bigint | undefined;
  readonly choice: unknown;
  readonly actions: readonly unknown[];
  readonly steps: readonly ShownStep[];
  readonly seedNumber: number;
  readonly nonce: number;
  readonly grantId: string | undefined;
  readonly gameSessionId: string;
  readonly sessionId: string;
  readonly state: "open" | "closed" | "voided";
  readonly endedBy: "player" | "house" | undefined;
  readonly openedAt: Date;
  readonly closedAt: Date | undefined;
  /** Of the pair of seeds that decides it. */
  readonly fingerprint: string;
  readonly playerSeed: string;
};
