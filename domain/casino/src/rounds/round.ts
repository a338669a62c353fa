import type { Asset } from "@croupier/kit/money";
import type { Step } from "@croupier/kit/rules";

/** One step as it was shown, everything staked until then, and the draw for a payout's last unit. */
export type ShownStep = Pick<Step<unknown, unknown>, "events" | "staked" | "rest">;

export const shownOf = ({ events, staked, rest }: ShownStep): ShownStep => ({
  events,
  staked,
  ...(rest && { rest }),
});

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

/** The draw for the last unit of its payout; undefined: there was none. */
export const restOf = ({ steps }: Pick<Round, "steps">) => steps.at(-1)?.rest;
