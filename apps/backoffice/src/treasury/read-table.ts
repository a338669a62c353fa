import type { treasury } from "@croupier/contracts";
import { csvRow } from "@croupier/kit/csv";
import type { z } from "zod";
import type { Services } from "../services.ts";
import { dayOf } from "./day-of.ts";
import { explainDifference } from "./explain-difference.ts";
import { presentBooked, presentHouseAccount, presentWatched } from "./present-books.ts";
import { presentReversal } from "./present-reversal.ts";
import { readDebts } from "./read-debts.ts";

type Wish = z.output<typeof treasury.takeTable.body>;
type Of<T extends Wish["table"]> = Extract<Wish, { readonly table: T }>;
/** The head first. */
type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** More than a spreadsheet is read with, less than a process is hurt by. */
export const rowsMax = 10_000;

/** The lists of the screens, whole: each cell as its screen says it, undefined where nobody is meant. */
export function createReadTable(services: Services): (wish: Wish) => Promise<Table | undefined> {
  return async (wish) => {
    switch (wish.table) {
      case "house-accounts":
        return readHouse(services);
      case "deposits":
        return readDeposits(services, wish);
      case "player-books":
        return readPlayer(services, wish);
      case "reversals":
        return readReversed(services, wish);
      case "settlement":
        return readSettlement(services, wish);
    }
  };
}

/** A table leaves the house: nobody is named in it. */
const unnamed = { firstName: "", lastName: "", brand: "" };

export function writeTable({ head, rows }: Table): string {
  return [head, ...rows].map(csvRow).join("");
}

async function readHouse({ clock, readHouseBalances }: Services): Promise<Table> {
  const told = (await readHouseBalances(dayOf(clock()))).map(presentHouseAccount);
  return {
    head: ["account", "currency", "balance", "today", "movements"],
    rows: told.map(({ account, currency, balance, today, entries }) => [
      account,
      currency,
      balance,
      today,
      String(entries),
    ]),
  };
}

async function readDeposits({ depositDesk }: Services, wish: Of<"deposits">): Promise<Table> {
  const { state, method, player: playerId } = wish;
  const found = await depositDesk.list({
    state,
    method,
    playerId,
    from: momentOf(wish.from),
    until: momentOf(wish.until),
    limit: rowsMax + 1,
  });
  return {
    head: [
      "deposit",
      "player",
      "method",
      "provider",
      "provider_reference",
      "amount",
      "fee",
      "currency",
      "state",
      "reason",
      "requested_at",
      "changed_at",
    ],
    rows: found
      .map((deposit) => presentWatched(deposit, unnamed))
      .map((told) => [
        told.id,
        told.playerId,
        told.method,
        told.provider,
        told.providerReference ?? "",
        told.amount,
        told.fee,
        told.currency,
        told.state,
        told.reason ?? "",
        told.requestedAt,
        told.changedAt,
      ]),
  };
}

async function readPlayer(
  { statements }: Services,
  wish: Of<"player-books">,
): Promise<Table | undefined> {
  const page = await statements.page({
    playerId: wish.player,
    group: wish.group,
    from: momentOf(wish.from),
    before: momentOf(wish.until),
    limit: rowsMax + 1,
  });
  if (page === undefined) return undefined;
  return {
    head: ["reference", "at", "kind", "reason", "change", "previous", "current", "currency"],
    rows: page.movements.map((movement) => {
      const { id, at, kind, reason, change, previous, current } = presentBooked(movement);
      return [id, at, kind, reason, change, previous, current, movement.amount.asset];
    }),
  };
}

async function readReversed(
  { readReversals, readAccounts }: Services,
  { kind, state, player: playerId }: Of<"reversals">,
): Promise<Table> {
  const found = await readReversals({ kind, state, playerId, limit: rowsMax + 1 });
  const debtOf = await readDebts(readAccounts, found);
  return {
    head: [
      "reversal",
      "deposit",
      "player",
      "kind",
      "state",
      "provider",
      "provider_reference",
      "taken",
      "owed",
      "fee",
      "still_owed",
      "currency",
      "recorded_at",
      "changed_at",
    ],
    rows: found
      .map((one) => presentReversal(one, { player: unnamed, stillOwed: debtOf(one) }))
      .map((told) => [
        told.id,
        told.depositId,
        told.playerId,
        told.kind,
        told.state,
        told.provider,
        told.providerReference,
        told.taken,
        told.owed,
        told.fee,
        told.stillOwed,
        told.currency,
        told.recordedAt,
        told.changedAt,
      ]),
  };
}

async function readSettlement({ settlements }: Services, { day }: Of<"settlement">) {
  const { differences } = await settlements.read(day);
  return {
    head: ["provider", "day", "book", "reference", "kind", "ours", "theirs", "explained"],
    rows: differences.map((difference) => {
      const { provider, book, reference, kind, ours, theirs } = difference;
      const explained = explainDifference(difference);
      return [provider, day, book, reference, kind, ours ?? "", theirs ?? "", explained];
    }),
  };
}

function momentOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}
