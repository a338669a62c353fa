/** What is asked of whom. What a slot stands for never changes, so that a slot asked twice is a repeat. */
export type Command = {
  readonly kind: (typeof kinds)[number] | (typeof kindsAlone)[number];
  /** The number of the player. */
  readonly player: number;
  /** Which deposit, withdrawal, transfer, bonus or bet of theirs. */
  readonly slot: number;
  /** Which of the few ids of their wins, rollbacks, ends and prizes. */
  readonly operation: number;
  readonly minor: bigint;
  readonly spend: "cash_first" | "bonus_first" | "cash_only";
  /** A part of a withdrawal; the bet of a win; money that is taken and not given; three days later. */
  readonly other: boolean;
};

/** Each one transaction of its own: any number of them may be asked at one moment. */
export const kinds = [
  "deposit_paid",
  "deposit_charged_back",
  "deposit_charge_lifted",
  "deposit_sent_back",
  "deposit_refund",
  "deposit_refund_declined",
  "withdrawal_request",
  "withdrawal_cancel",
  "withdrawal_approve",
  "withdrawal_reject",
  "withdrawal_stop",
  "withdrawal_sent",
  "withdrawal_arrived",
  "withdrawal_declined",
  "withdrawal_sent_back",
  "transfer_send",
  "transfer_take",
  "transfer_decline",
  "transfer_take_back",
  "bonus_grant",
  "bonus_release",
  "bonus_forfeit",
  "bet",
  "win",
  "rollback",
  "end_round",
  "prize",
] as const;

/** Several transactions each: what another does between them has no place in an order of the two. */
export const kindsAlone = ["adjust", "worker"] as const;

export const players = 50;
/** Most is asked of these, so that what is asked meets. */
export const busy = 4;
export const slots = 4;

/** What a slot stands for, in cents. */
export const depositOf = (slot: number) => {
  const method = slot % 2 === 0 ? ("card" as const) : ("voucher" as const);
  const minor = [480_00n, 57_31n, 200_00n, 100_00n][slot] ?? 10_00n;
  // A voucher costs two and a half per cent, rounded up.
  return { method, minor, fee: method === "voucher" ? (minor * 250n + 9_999n) / 10_000n : 0n };
};

export const withdrawalOf = (slot: number) => {
  const isCard = slot % 2 === 0;
  const minor = [20_00n, 63_21n, 150_00n, 240_00n][slot] ?? 20_00n;
  return { method: isCard ? ("CARD" as const) : ("CBT" as const), minor, fee: isCard ? 0n : 1_00n };
};

export const transferOf = ({ player, slot }: Pick<Command, "player" | "slot">) => ({
  /** Among the busy ones, never back to whoever sends. */
  to: player < busy ? (player + 1 + (slot % (busy - 1))) % busy : slot % busy,
  minor: [5_00n, 12_77n, 33_33n, 150_00n][slot] ?? 5_00n,
});

export const bonusOf = (slot: number) => ({
  account: slot % 2 === 0 ? ("bonusPlayable" as const) : ("bonusLater" as const),
  minor: [10_00n, 7_50n, 3_33n, 41n][slot] ?? 1n,
});

/** Whose money it may touch. */
export function touchedBy(command: Command): readonly number[] {
  const { kind, player } = command;
  return kind.startsWith("transfer_") ? [player, transferOf(command).to] : [player];
}
