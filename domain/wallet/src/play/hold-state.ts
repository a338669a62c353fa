/** Where a stake is. Only an open one can go anywhere, and it goes there once. */
export type HoldState = "open" | "settled" | "voided" | "expired";

/** What may happen to a hold, besides the bet that opens it. */
export type HoldEvent = "win" | "end_round" | "rollback" | "expire";

export type HoldStep =
  /** The stake moves: into the house, or back to the player as it was split. */
  | { readonly to: HoldState; readonly stake: "to_house" | "to_player" }
  /** Nothing to do (any more); it is answered as done, with no stake moved. */
  | "stays"
  | "already_settled"
  | "already_rolled_back"
  | "already_expired";

/**
 * The one table of what follows what; `wallet.play` says the same in SQL, and a test asks both. A win
 * is paid whenever its stake has not gone back; the same stake is never given back and played for.
 */
export const holdSteps: Readonly<Record<HoldState, Readonly<Record<HoldEvent, HoldStep>>>> = {
  open: {
    win: { to: "settled", stake: "to_house" },
    end_round: { to: "settled", stake: "to_house" },
    rollback: { to: "voided", stake: "to_player" },
    expire: { to: "expired", stake: "to_player" },
  },
  settled: {
    win: "stays",
    end_round: "stays",
    rollback: "already_settled",
    expire: "stays",
  },
  voided: {
    win: "already_rolled_back",
    end_round: "stays",
    rollback: "stays",
    expire: "stays",
  },
  expired: {
    win: "already_expired",
    end_round: "stays",
    rollback: "stays",
    expire: "stays",
  },
};
