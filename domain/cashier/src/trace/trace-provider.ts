import type { AskedPayment, PaymentNews, PaymentProvider } from "../provider.ts";
import { createTraced, type Tracing } from "./traced-call.ts";

/** The same provider, of whose calls each leaves a row. */
export function traceProvider(provider: PaymentProvider, tracing: Tracing): PaymentProvider {
  const traced = createTraced(provider.code, tracing);

  const about =
    (call: string, ask: (asked: AskedPayment) => Promise<PaymentNews | undefined>) =>
    (asked: AskedPayment) =>
      traced(
        { call, reference: asked.reference },
        () => ask(asked),
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
