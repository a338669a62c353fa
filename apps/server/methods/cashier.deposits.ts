import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function cashierDeposits({ deposits }: Services) {
  return method<typeof cashier.deposits, PlayerSubject>(cashier.deposits, async ({ subject }) => {
    return { status: 200, body: { items: await deposits.list(subject.playerId) } };
  });
}
