import { ok, refuse, type Result } from "@croupier/kit/result";
import type { DepositState } from "../deposit-state.ts";
import type { Refund } from "./refund.ts";

type Asked = Pick<Refund, "askedBy" | "reason" | "words">;

/** Asked again by the same person in the same words, it is the one that was asked for. */
export function decideAsk<R extends Asked & Pick<Refund, "state">>(
  state: DepositState,
  { latest, asked }: { readonly latest: R | undefined; readonly asked: Asked },
): Result<
  { readonly repeats: R | undefined },
  { readonly code: "deposit_not_refundable" | "refund_waits" }
> {
  const isSame =
    latest?.askedBy === asked.askedBy &&
    latest.reason === asked.reason &&
    latest.words === asked.words;
  const isIn = state === "completed";
  const stands = isIn ? latest?.state === "waiting" : latest?.state === "approved";
  if (stands && isSame) return ok({ repeats: latest });
  if (!isIn) return refuse({ code: "deposit_not_refundable" });
  return stands ? refuse({ code: "refund_waits" }) : ok({ repeats: undefined });
}
