import type { PlayerMovement, PlayerPayment, PlayerReceipt } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import type { Person } from "@croupier/tools/people";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "./people.ts";
import { readPdf, rowsOf, tagsOf, textOf } from "./read-pdf.ts";
import { serve, type Served } from "./serve.ts";

const usd = getAsset("USD");
let served: Served;
let player: Person;
let stranger: Person;

beforeAll(async () => {
  served = await serve();
  player = await joined(served, "reader");
  stranger = await joined(served, "stranger");
  await served.fresh.database.pool.query(
    "UPDATE players.profile SET first_name = 'Łukasz', last_name = 'Олена-Žižek' WHERE player_id = $1",
    [player.id],
  );
  const { database } = served.fresh;
  const ledger = createLedger({ database, announce: () => {} });
  for (const account of ["house_payments", "house_casino"] as const) {
    await ledger.openHouseAccount({ account, asset: usd });
  }
  const moves = [
    ["deposit", "deposit", "house_payments", "cash_free", 50_00n],
    ["stake", "casino_stake", "cash_free", "held", 12_50n],
    ["settle", "casino_settle", "held", "house_casino", 12_50n],
    ["withdrawal", "withdrawal", "cash_free", "pending_withdrawal", 20_00n],
    ["withdrawal", "withdrawal", "pending_withdrawal", "house_payments", 20_00n],
  ] as const;
  for (const [kind, reason, from, to, minor] of moves) {
    const amount = money(minor, usd);
    const transferId = uuidv7();
    const posted = await ledger.post({
      transferId,
      playerId: player.id,
      happenedAt: new Date(),
      kind,
      reason,
      from,
      to,
      amount,
    });
    if (!posted.ok) throw new Error(posted.refusal.code);
    if (kind === "deposit") await recordDeposit(transferId, "completed");
  }
});
afterAll(() => served.close());

function recordDeposit(id: string, state: string) {
  return served.fresh.database.pool.query(
    `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee, state,
       paid_with, requested_at, changed_at, expires_at)
     VALUES ($1, $2, 'card', 'sandbox', 'USD', 5000, 0, $3, 'Visa 4242', now(), now(), now())`,
    [player.id, id, state],
  );
}

const root = () => `/services/cashier/v1/profiles/${player.id}`;
const period = `from=2026-01-01T00:00:00.000Z&before=${new Date(Date.now() + 60_000).toISOString()}`;

function get(path: string, person = player) {
  return fetch(served.url + path, { headers: { cookie: person.cookie } });
}

async function list(query = "") {
  const answer = await get(`${root()}/transactions?${query}`);
  return (await answer.json()) as { items: PlayerMovement[]; next: string | null };
}

test("every movement says what it did, what was there before and after, and why in a sentence", async () => {
  const { items, next } = await list("language=en");
  expect(next).toBeNull();
  expect(
    items.map(({ sentence, change, previous, current }) => [sentence, change, previous, current]),
  ).toEqual([
    ["Your withdrawal was sent", "-20.00", "1037.50", "1017.50"],
    ["Set aside for your withdrawal", "0.00", "1037.50", "1037.50"],
    ["Stake in the casino", "-12.50", "1050.00", "1037.50"],
    ["Deposit", "50.00", "1000.00", "1050.00"],
    ["Starting balance (demo)", "1000.00", "0.00", "1000.00"],
  ]);
  const german = await list("language=de&group=deposit");
  expect(german.items.map(({ sentence }) => sentence)).toEqual(["Einzahlung"]);
  expect((await list("product=sports")).items).toEqual([]);
  expect((await list("search=12.5")).items.map(({ reason }) => reason)).toEqual(["casino_stake"]);
  // What is no place of ours begins anew.
  expect((await list("after=2026-13-45_x")).items).toHaveLength(5);
});

test("payments are found by how they stand, also those that moved nothing, each with its way", async () => {
  const failed = uuidv7();
  await recordDeposit(failed, "failed");
  const ask = async (query: string) => {
    const answer = await get(`${root()}/payments?${query}`);
    return (await answer.json()) as { items: PlayerPayment[]; next: string | null };
  };
  const { items, next } = await ask("status=failed&language=de");
  expect(items).toMatchObject([
    {
      id: failed,
      kind: "deposit",
      status: "failed",
      sentence: "Eine Einzahlung wurde abgelehnt",
      way: "Visa mit Endziffern 4242",
      amount: "50.00",
      movement: null,
    },
  ]);
  expect(next).toBeNull();
  const done = await ask("status=done&kind=deposit&search=50");
  expect(done.items.map(({ sentence }) => sentence)).toEqual(["A deposit has arrived"]);
  expect((await ask("status=pending")).items).toEqual([]);
  // What the books know nothing of.
  const unmoved = await ask("unmoved=true");
  expect(unmoved.items.map(({ id }) => id)).toEqual([failed]);
  expect((await ask("unmoved=true&kind=withdrawal")).items).toEqual([]);
  expect((await get(`${root()}/payments?unmoved=perhaps`)).status).toBe(400);
  // What is no place of ours begins anew.
  expect((await ask("after=nonsense")).items).toHaveLength(2);
  expect((await get(`${root()}/payments?status=lost`)).status).toBe(400);
  const [paid] = (await list("group=deposit&language=es")).items;
  expect(paid?.way).toBe("Visa terminada en 4242");
});

test("a period that runs backwards is no question, and one that is still to come holds nothing", async () => {
  const backwards = "from=2026-02-01T00:00:00.000Z&before=2026-01-01T00:00:00.000Z";
  for (const path of ["transactions", "payments", "statements/csv", "statements/pdf"]) {
    expect((await get(`${root()}/${path}?${backwards}`)).status).toBe(400);
  }
  const ahead = "from=2126-01-01T00:00:00.000Z&before=2126-02-01T00:00:00.000Z";
  expect((await list(ahead)).items).toEqual([]);
  const answer = await get(`${root()}/statements/csv?${ahead}`);
  expect((await answer.text()).trimEnd().split("\r\n")).toHaveLength(1);
  expect(answer.headers.get("content-disposition")).toMatch(/statement-(\d{4}-\d\d-\d\d)-\1\.csv/);
});

test("one movement tells each account it touched, to its owner alone", async () => {
  const [, aside] = (await list()).items;
  const path = `${root()}/transactions/${aside?.id ?? ""}`;
  const { accounts } = (await (await get(path)).json()) as PlayerReceipt;
  expect(accounts).toEqual([
    { name: "Cash", change: "-20.00", previous: "1037.50", current: "1017.50" },
    { name: "Held for withdrawal", change: "20.00", previous: "0.00", current: "20.00" },
  ]);
  const others = path.replace(player.id, stranger.id);
  expect([(await get(others, stranger)).status, (await get(path, stranger)).status]).toEqual([
    404, 404,
  ]);
});

test("a statement is a table that adds up, sent while it is made", async () => {
  const answer = await get(`${root()}/statements/csv?${period}`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-length")).toBeNull();
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="statement-2026-01-01-.*\.csv"$/,
  );
  const [head, ...rows] = (await answer.text()).trimEnd().split("\r\n");
  expect(head).toBe(
    "time,reference,group,reason,description,moved,change,balance_before,balance_after,currency,method",
  );
  expect(rows.map((row) => row.split(",").slice(5, 10).join(","))).toEqual([
    "1000.00,1000.00,0.00,1000.00,USD",
    "50.00,50.00,1000.00,1050.00,USD",
    "12.50,-12.50,1050.00,1037.50,USD",
    "20.00,0.00,1037.50,1037.50,USD",
    "20.00,-20.00,1037.50,1017.50,USD",
  ]);
  expect(rows.map((row) => row.split(",")[10])).toEqual(["", "Visa ending in 4242", "", "", ""]);
});

test("the same as pages: whose, which period, opening and closing balance, totals, numbers", async () => {
  const answer = await get(`${root()}/statements/pdf?${period}&language=es`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const { language, title, pages, tree } = readPdf(Buffer.from(await answer.arrayBuffer()));
  expect([language, title, pages]).toEqual(["es", "Kingfisher - Extracto de cuenta", 1]);
  expect(tagsOf(tree, "H1").map(textOf)).toEqual(["Extracto de cuenta"]);
  // Whoever it is of is named as they spell themselves.
  expect(tagsOf(tree, "P").map(textOf)[0]).toBe("Cuenta de Łukasz Олена-Žižek, USD");
  const [movements, totals] = tagsOf(tree, "Table").map(rowsOf);
  const { items } = await list("language=es");
  const [first, opening, ...others] = movements ?? [];
  expect(first).toEqual(["Hora", "Concepto y referencia", "Importe", "Antes", "Saldo"]);
  expect(opening).toEqual(["Saldo inicial", "0,00"]);
  expect(others.pop()).toEqual(["Saldo final", "1017,50"]);
  // The same sentences, ways, references and balances as on the page, the first one first.
  expect(others.map((cells) => cells.slice(1))).toEqual(
    items
      .toReversed()
      .map(({ id, sentence, way, change, previous, current }) => [
        [sentence, ...(way === null ? [] : [way]), id].join(" "),
        ...[change, previous, current].map((amount) => amount.replace(".", ",")),
      ]),
  );
  expect(totals?.[1]).toEqual(["Otros", "1", "1000,00", "0,00"]);
  expect((await get(`${root()}/statements/xls?${period}`)).status).toBe(404);
});

test("a movement has a receipt, with its reference and each account before and after", async () => {
  const [sent] = (await list()).items;
  const answer = await get(`${root()}/transactions/${sent?.id ?? ""}/receipt?language=en`);
  expect(answer.headers.get("content-disposition")).toContain(`receipt-${sent?.id ?? ""}.pdf`);
  const { tree } = readPdf(Buffer.from(await answer.arrayBuffer()));
  expect(tagsOf(tree, "P").map(textOf).slice(0, 2)).toEqual([
    "20.00 USD Your withdrawal was sent",
    `Reference ${sent?.id ?? ""}`,
  ]);
  expect(tagsOf(tree, "Table").map(rowsOf)).toEqual([
    [
      ["Account", "Before", "Amount", "After"],
      ["Held for withdrawal", "20.00", "-20.00", "0.00"],
    ],
  ]);
});

test("net deposits are said in all and by month, from the day of joining", async () => {
  const { total, months } = (await (await get(`${root()}/net-deposits`)).json()) as {
    total: { from: string; deposited: string; withdrawn: string; net: string };
    months: { net: string }[];
  };
  expect(total).toMatchObject({ deposited: "50.00", withdrawn: "20.00", net: "30.00" });
  expect(months).toHaveLength(12);
  expect([months[0]?.net, months.at(-1)?.net]).toEqual(["0.00", "30.00"]);
});

/** The texts that a PDF of ours draws, in their order. */
