import type { Clock } from "@croupier/kit/time";
import type { PaymentNews, PaymentProvider } from "../provider.ts";
import type { ProviderCall } from "./provider-call.ts";

/** The same provider, of whose calls each leaves a row. What a row cannot be written for is made all the same. */
export function traceProvider(
  provider: PaymentProvider,
  { record, clock }: { record: (call: ProviderCall) => Promise<void>; clock: Clock },
): PaymentProvider {
  async function traced<T>(
    { call, reference }: { call: string; reference: string },
    act: () => Promise<T>,
    outcomeOf: (answer: T) => string,
  ): Promise<T> {
    const at = clock();
    const note = (outcome: string) => {
      const tookMs = Math.max(0, clock().getTime() - at.getTime());
      return record({
        provider: provider.code,
        direction: "asked",
        call,
        reference,
        outcome,
        tookMs,
        at,
      }).catch(() => {});
    };
    try {
      const answer = await act();
      await note(outcomeOf(answer));
      return answer;
    } catch (error) {
      await note("unreachable");
      throw error;
    }
  }

  const about =
    (call: string, ask: (reference: string) => Promise<PaymentNews | undefined>) =>
    (reference: string) =>
      traced(
        { call, reference },
        () => ask(reference),
        (news) => news?.event ?? "unknown",
      );

  return {
    ...provider,
    begin: (payment) =>
      traced(
        { call: "begin", reference: payment.reference },
        () => provider.begin(payment),
        () => "opened",
      ),
    read: about("read", provider.read),
    cancel: about("cancel", provider.cancel),
    sendBack: about("send_back", provider.sendBack),
  };
}
