import type { PayoutProvider } from "../withdrawals/payout-provider.ts";
import { createTraced, type Tracing } from "./traced-call.ts";

/** The same, of whose calls each leaves a row: that one was made, never which account it named. */
export function tracePayouts(provider: PayoutProvider, tracing: Tracing): PayoutProvider {
  const traced = createTraced(provider.code, tracing);
  return {
    ...provider,
    send: (payout) =>
      traced(
        { call: "send_payout", reference: payout.reference },
        () => provider.send(payout),
        ({ event }) => event,
      ),
    read: (reference) =>
      traced(
        { call: "read_payout", reference },
        () => provider.read(reference),
        (event) => event ?? "unknown",
      ),
  };
}
