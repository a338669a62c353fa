import { z } from "zod";

/** What of the Greenfield API is read; whatever else stands beside it may change without us. */
export const invoice = z.object({
  id: z.string().max(200),
  amount: z.string(),
  currency: z.string(),
  checkoutLink: z.url({ protocol: /^https?$/ }),
  status: z.enum(["New", "Processing", "Expired", "Invalid", "Settled"]),
  additionalStatus: z.enum(["None", "PaidLate", "PaidPartial", "Marked", "Invalid", "PaidOver"]),
});

export type Invoice = z.output<typeof invoice>;

/** One way an invoice could be paid, with what came by it, in coins, and what a coin was worth. */
export const paymentMethod = z.object({
  rate: z.string(),
  paymentMethodPaid: z.string(),
  payments: z.array(z.object({ status: z.enum(["Invalid", "Processing", "Settled"]) })),
});

export type PaymentMethod = z.output<typeof paymentMethod>;

/** A link with which coins are claimed; a store's own may have no name. */
export const pullPayment = z.object({ name: z.string().nullish() });

/** A delivery of a webhook. It says that something happened; what, the invoice says. */
export const delivery = z.object({
  deliveryId: z.string().max(100),
  type: z.string(),
  invoiceId: z.string(),
  metadata: z.object({ orderId: z.string() }),
});
