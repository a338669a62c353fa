import type { LimitKind, LimitWindow } from "@croupier/policy";

/** One time that a limit was set. Versions are only ever added; what counts is read out of them. */
export type LimitVersion = {
  readonly id: string;
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  readonly setBy: "player" | "operator";
  /** Minor units of the player's currency, seconds of a session limit; null: none any more. */
  readonly value: bigint | null;
  /** Whether it counts only once it was confirmed. */
  readonly waits: boolean;
  readonly askedAt: Date;
  /** From here on a raise may be confirmed. */
  readonly countsFrom: Date;
  readonly answer?: { readonly kind: "confirmed" | "withdrawn"; readonly at: Date } | undefined;
};

/** A raise that waits, for its moment or for its confirmation. */
export type PendingRaise = {
  readonly id: string;
  readonly value: bigint | null;
  readonly countsFrom: Date;
  readonly confirmable: boolean;
};

/** Who says what a limit is; where several do, the lowest counts. */
export type LimitSource = "player" | "operator" | "policy";

/** What counts for one kind over one window. */
export type EffectiveLimit = {
  readonly kind: LimitKind;
  readonly window: LimitWindow;
  /** What the player set, whoever else limits them as well. */
  readonly own: bigint | null;
  readonly value: bigint | null;
  readonly source: LimitSource | null;
  readonly pending: PendingRaise | null;
};
