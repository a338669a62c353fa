import type { PlayerPayment } from "@croupier/contracts";

/** Where a payment is told of at length: what goes on while it does, what is over by its receipt. */
export function wayToPayment({
  id,
  kind,
  status,
  movement,
}: Pick<PlayerPayment, "id" | "kind" | "status" | "movement">): string {
  if (status === "pending" && kind === "withdrawal") {
    return "/account/cashier/withdraw/manage-pending";
  }
  if (status === "pending" && kind === "transfer") return "/account/cashier/withdraw/ttp";
  if (kind === "deposit" && (status === "pending" || movement === null)) {
    return `/account/cashier/deposit?deposit=${id}`;
  }
  return movement === null
    ? "/account/cashier/withdraw/ttp"
    : `/account/cashier/history/${movement}`;
}
