import { NotAsked } from "@croupier/kit/asking";
import type { Clock } from "@croupier/kit/time";
import type { ProviderCall } from "./provider-call.ts";

export type Tracing = {
  readonly record: (call: ProviderCall) => Promise<void>;
  readonly clock: Clock;
};

/** Makes a call of ours, of which a row is left. What a row cannot be written for is made all the same. */
export function createTraced(provider: string, { record, clock }: Tracing) {
  return async function traced<T>(
    { call, reference }: { call: string; reference: string },
    act: () => Promise<T>,
    outcomeOf: (answer: T) => string,
  ): Promise<T> {
    const at = clock();
    const note = (outcome: string) => {
      const tookMs = Math.max(0, clock().getTime() - at.getTime());
      const made = { provider, direction: "asked", call, reference, outcome, tookMs, at } as const;
      return record(made).catch(() => {});
    };
    try {
      const answer = await act();
      await note(outcomeOf(answer));
      return answer;
    } catch (error) {
      await note(error instanceof NotAsked ? "not_asked" : "unreachable");
      throw error;
    }
  };
}
