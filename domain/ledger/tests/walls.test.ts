import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, transferOf } from "./world.ts";

let world: Awaited<ReturnType<typeof openWorld>>;
let playerId: string;

beforeAll(async () => {
  world = await openWorld();
  playerId = await world.openPlayer(10_00n);
});
afterAll(() => world.drop());

const forbidden = [
  [
    "open an account by hand",
    "INSERT INTO ledger.accounts (player_id, account, asset, floored) VALUES (gen_random_uuid(), 'x', 'EUR/2', false)",
  ],
  ["change a balance", "UPDATE ledger.accounts SET balance = 1000000"],
  ["delete an account", "DELETE FROM ledger.accounts"],
  ["write a transfer", "INSERT INTO ledger.transfers SELECT * FROM ledger.transfers"],
  ["edit a transfer", "UPDATE ledger.transfers SET amount = amount * 2"],
  ["delete a transfer", "DELETE FROM ledger.transfers"],
  ["write an entry", "INSERT INTO ledger.entries SELECT * FROM ledger.entries"],
  ["edit an entry", "UPDATE ledger.entries SET amount = 1"],
  ["delete an entry", "DELETE FROM ledger.entries"],
  ["reach a partition past its parent", "DELETE FROM ledger.entries_2026"],
  ["empty the journal", "TRUNCATE ledger.entries"],
  ["lock the accounts away", "SELECT * FROM ledger.accounts FOR UPDATE"],
  ["become the ledger", "SET ROLE croupier_ledger"],
  ["become the owner", "SET ROLE croupier_owner"],
  ["drop the doorway", "DROP FUNCTION ledger.house_holder(integer)"],
  [
    "make a function in the ledger",
    "CREATE FUNCTION ledger.mine() RETURNS integer LANGUAGE sql RETURN 1",
  ],
  [
    "put a trigger on an account",
    "CREATE TRIGGER mine BEFORE UPDATE ON ledger.accounts FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()",
  ],
] as const;

test.each(forbidden)("the app role may not %s", async (_, sql) => {
  await expect(world.database.pool.query(sql)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|42P01)$/),
  });
});

const alice = "'01932b1c-0000-7000-8000-00000000a11c'::uuid";
const mints = [
  ["an account of a player that may owe", `${alice}, 'mint', 'EUR/2', false`],
  ["a house account that a player holds", `${alice}, 'house_mint', 'EUR/2', false`],
  ["the same with a floor", `${alice}, 'house_mint', 'EUR/2', true`],
  ["a player's account that the house holds", "ledger.house_holder(1), 'mint', 'EUR/2', true"],
] as const;

const open = (account: string) =>
  world.database.pool.query(
    `SELECT ledger.open_accounts(array_agg(a.id), array_agg(a.account), array_agg(a.asset), array_agg(a.floored))
     FROM (SELECT ${account}) AS a (id, account, asset, floored)`,
  );

test.each(mints)("money cannot be made by opening %s", async (_, account) => {
  await expect(open(account)).rejects.toMatchObject({ code: "23514", table: "accounts" });
});

const misnamed = [
  ["an account", `${alice}, 'Mint!', 'EUR/2', true`],
  ["an asset", `${alice}, 'mint', 'EUR', true`],
] as const;

test.each(misnamed)("no account opens under a name that is none of %s", async (_, account) => {
  await expect(open(account)).rejects.toMatchObject({
    code: "23514",
    dataType: expect.stringMatching(/^(account|asset)_name$/),
  });
});

test("a player owes on one account, and nothing but the house is paid from it", async () => {
  const { asset } = transferOf({ playerId }).amount;
  await world.ledger.openAccounts({ playerId, accounts: ["owed"], asset, isDebt: true });
  const toThemselves = transferOf({ playerId, from: "owed", to: "cash_free" });
  await expect(world.ledger.post(toThemselves)).rejects.toMatchObject({ code: "23514" });
});

test("the app role may read, and may post through the doorway", async () => {
  const { rows } = await world.database.pool.query(
    "SELECT count(*)::integer AS n FROM ledger.entries",
  );
  expect(rows[0].n).toBeGreaterThan(0);
  expect(await world.ledger.post(transferOf({ playerId }))).toMatchObject({ ok: true });
});

test("the ledger belongs to a role that cannot log in", async () => {
  const admin = new pg.Client({ connectionString: world.adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query(
      `SELECT DISTINCT r.rolname, r.rolcanlogin, r.rolsuper
       FROM pg_class AS c JOIN pg_roles AS r ON r.oid = c.relowner
       WHERE c.relnamespace = 'ledger'::regnamespace
       UNION
       SELECT r.rolname, r.rolcanlogin, r.rolsuper
       FROM pg_proc AS p JOIN pg_roles AS r ON r.oid = p.proowner
       WHERE p.pronamespace = 'ledger'::regnamespace`,
    );
    expect(rows).toEqual([{ rolname: "croupier_ledger", rolcanlogin: false, rolsuper: false }]);
  } finally {
    await admin.end();
  }
});

test("nothing on the money path is PL/pgSQL, a trigger or a sequence", async () => {
  const { rows } = await world.database.pool.query(
    `SELECT p.proname AS what FROM pg_proc AS p JOIN pg_language AS l ON l.oid = p.prolang
     WHERE p.pronamespace = 'ledger'::regnamespace AND l.lanname <> 'sql'
     UNION ALL
     SELECT t.tgname FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid
     WHERE c.relnamespace = 'ledger'::regnamespace
     UNION ALL
     SELECT relname FROM pg_class WHERE relnamespace = 'ledger'::regnamespace AND relkind = 'S'`,
  );
  expect(rows).toEqual([]);
});
