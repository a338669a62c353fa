import { cashier } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function cashierDepositMethods({ deposits }: Services) {
  return method<typeof cashier.depositMethods, PlayerSubject>(
    cashier.depositMethods,
    async ({ subject }) => {
      return { status: 200, body: { items: await deposits.listMethods(subject.playerId) } };
    },
  );
}
