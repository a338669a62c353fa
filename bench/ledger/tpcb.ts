import pg from "pg";
import { runLoad, type Load } from "./load.ts";

const branches = 10;
const tellersEach = 10;
const accountsEach = 10_000;
const clients = 16;

/**
 * The yardstick everybody knows: pgbench's TPC-B-like transaction, on the same server with the same
 * durability. It is sent as one message, which is kinder to it than pgbench's seven.
 */
export async function measureTpcb(adminUrl: string, seconds: number): Promise<Load> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: clients });
  try {
    await pool.query(`
      CREATE SCHEMA tpcb;
      CREATE TABLE tpcb.branches (bid integer PRIMARY KEY, bbalance integer) WITH (fillfactor = 50);
      CREATE TABLE tpcb.tellers (tid integer PRIMARY KEY, bid integer, tbalance integer) WITH (fillfactor = 50);
      CREATE TABLE tpcb.accounts (aid integer PRIMARY KEY, bid integer, abalance integer) WITH (fillfactor = 60);
      CREATE TABLE tpcb.history (tid integer, bid integer, aid integer, delta integer, mtime timestamptz);
      INSERT INTO tpcb.branches SELECT b, 0 FROM generate_series(1, ${branches}) AS b;
      INSERT INTO tpcb.tellers SELECT t, 1 + t % ${branches}, 0 FROM generate_series(1, ${branches * tellersEach}) AS t;
      INSERT INTO tpcb.accounts SELECT a, 1 + a % ${branches}, 0 FROM generate_series(1, ${branches * accountsEach}) AS a;
      ANALYZE tpcb.branches, tpcb.tellers, tpcb.accounts;`);
    return await runLoad({
      clients,
      seconds,
      ask: async () => void (await pool.query(transaction())),
    });
  } finally {
    await pool.query("DROP SCHEMA tpcb CASCADE").catch(() => {});
    await pool.end();
  }
}

function transaction(): string {
  const aid = below(branches * accountsEach);
  const tid = below(branches * tellersEach);
  const bid = below(branches);
  const delta = below(10_000) - 5_000;
  return `BEGIN;
    UPDATE tpcb.accounts SET abalance = abalance + ${delta} WHERE aid = ${aid};
    SELECT abalance FROM tpcb.accounts WHERE aid = ${aid};
    UPDATE tpcb.tellers SET tbalance = tbalance + ${delta} WHERE tid = ${tid};
    UPDATE tpcb.branches SET bbalance = bbalance + ${delta} WHERE bid = ${bid};
    INSERT INTO tpcb.history (tid, bid, aid, delta, mtime) VALUES (${tid}, ${bid}, ${aid}, ${delta}, now());
    COMMIT;`;
}

/** From 1 to `end`. */
function below(end: number): number {
  return 1 + Math.floor(Math.random() * end);
}
