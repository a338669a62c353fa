/** When a provider's screen says "Trouble": one bad call is none, and a quiet provider cannot be told of. */
export const troubleRule = {
  /** How far back is looked. */
  minutes: 15,
  /** With fewer calls in that time a share says nothing. */
  callsMin: 20,
  /** From this share of the calls on, in hundredths. */
  percent: 5,
  /** An answer later than this is one that the provider may have given up on. */
  lateMs: 2_000,
} as const;

/** What happened in the time that is looked at. */
export type Recent = {
  readonly calls: bigint;
  /** Refused for a fault of one of the two machines. */
  readonly refused: bigint;
  readonly late: bigint;
};

export type Trouble = "refused" | "late";

export function decideTrouble({ calls, refused, late }: Recent): readonly Trouble[] {
  if (calls < BigInt(troubleRule.callsMin)) return [];
  const isTooMany = (some: bigint) => some * 100n >= calls * BigInt(troubleRule.percent);
  return [
    ...(isTooMany(refused) ? (["refused"] as const) : []),
    ...(isTooMany(late) ? (["late"] as const) : []),
  ];
}

export function isLate(tookMs: number): boolean {
  return tookMs > troubleRule.lateMs;
}
