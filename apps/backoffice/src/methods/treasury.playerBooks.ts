import { readPlace, spellPlace, treasury } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { formatDecimal } from "@croupier/kit/money";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";
import { presentBooked } from "../treasury/present-books.ts";

const limit = 50;

export function treasuryPlayerBooks({ statements, readAccounts }: Services) {
  return method<typeof treasury.playerBooks, StaffSubject>(
    treasury.playerBooks,
    async ({ params: { player: playerId }, query }) => {
      if (!isUuid(playerId)) return unknown;
      const { group, search, from, until } = query;
      const page = await statements.page({
        playerId,
        group,
        search,
        from: from === undefined ? undefined : new Date(from),
        before: until === undefined ? undefined : new Date(until),
        after: readPlace(query.after),
        limit,
      });
      const held = await readAccounts(playerId);
      const currency = held[0]?.balance.asset;
      if (page === undefined || currency === undefined) return unknown;
      const accounts = held.map(({ account, balance, version }) => ({
        account,
        balance: formatDecimal(balance),
        movements: Number(version),
      }));
      const items = page.movements.map(presentBooked);
      const next = page.next === undefined ? null : spellPlace(page.next);
      return { status: 200, body: { currency, accounts, items, next } };
    },
  );
}
