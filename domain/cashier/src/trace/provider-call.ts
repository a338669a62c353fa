/** One call we made to a provider, or one it made to us. Words and numbers alone: nothing of its body. */
export type ProviderCall = {
  readonly provider: string;
  readonly direction: "asked" | "told";
  readonly call: string;
  /** The deposit or withdrawal it was about; null where that could not be read. */
  readonly reference: string | null;
  /** What was answered: an event, a refusal, `unknown`, `unreachable`, or `not_asked` while they were in trouble. */
  readonly outcome: string;
  readonly tookMs: number;
  readonly at: Date;
};
