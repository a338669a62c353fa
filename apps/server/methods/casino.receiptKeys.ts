import { casino } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function casinoReceiptKeys({ brandOf, receiptKeys }: Services) {
  return method<typeof casino.receiptKeys, PlayerSubject>(
    casino.receiptKeys,
    async ({ client }) => {
      const operator = brandOf(client.host).name;
      return { status: 200, body: { operator, keys: [...receiptKeys] } };
    },
  );
}
