/** Between what a round is made of, in order. */
export const moments = [
  "asked and locked",
  "decided",
  "paid, not written",
  "written, not committed",
  "committed, not answered",
] as const;

export type Moment = (typeof moments)[number];

export type Step = {
  readonly token: string;
  /** Null: it lives. */
  readonly dies: Moment | null;
  readonly open?: { readonly playId: string; readonly stake: string; readonly choice: unknown };
  readonly act?: { readonly roundId: string; readonly place: number; readonly action: unknown };
};
