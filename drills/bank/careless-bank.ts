import { seededDice } from "@croupier/tools/seed";
// The negative controls: banks that the reader must see fail, on a table of their own.
import pg from "pg";
import { watchSums, type Watched } from "./watch-sums.ts";

const table = "public.careless_accounts";
const [players, startMinor, priceMax] = [5, 1_000, 900];
const operations = 4_000;
const house = "house_bank";

/** What a player gets of the house, or gives it. */
type Move = { readonly player: string; readonly minor: number };
type Way = (client: pg.PoolClient, move: Move) => Promise<void>;

/** Looks first and takes later, at READ COMMITTED. */
const checkThenAct: Way = async (client, { player, minor }) => {
  await client.query("BEGIN");
  const { rows } = await client.query<{ balance: string }>(
    `SELECT balance FROM ${table} WHERE account = $1`,
    [player],
  );
  if (Number(rows[0]?.balance) + minor >= 0) {
    await add(client, player, minor);
    await add(client, house, -minor);
  }
  await client.query("COMMIT");
};

/** Takes under a condition, and gives in a transaction of its own. */
const legByLeg: Way = async (client, { player, minor }) => {
  const { rowCount } = await client.query(
    `UPDATE ${table} SET balance = balance + $2 WHERE account = $1 AND balance + $2 >= 0`,
    [player, minor],
  );
  if (rowCount === 1) await add(client, house, -minor);
};

export const carelessWays = { checkThenAct, legByLeg } as const;

/** As many clients as the real ones, between a few players and the house. */
export async function watchCareless(
  adminUrl: string,
  wish: {
    readonly way: keyof typeof carelessWays;
    readonly clients: number;
    readonly seed: number;
  },
): Promise<Watched> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: wish.clients });
  const dice = seededDice(wish.seed);
  let left = operations;
  async function keepAsking(): Promise<void> {
    const client = await pool.connect();
    try {
      for (; left > 0; left -= 1) {
        const minor = (1 + dice(priceMax)) * (dice(2) === 0 ? 1 : -1);
        await carelessWays[wish.way](client, { player: `player_${dice(players)}`, minor });
      }
    } finally {
      client.release();
    }
  }
  try {
    await open(pool);
    const watching = watchSums({ url: adminUrl, table });
    await Promise.all(Array.from({ length: wish.clients }, keepAsking));
    return await watching.stop();
  } finally {
    await pool.end();
  }
}

async function open(pool: pg.Pool): Promise<void> {
  await pool.query(`DROP TABLE IF EXISTS ${table}`);
  await pool.query(
    `CREATE TABLE ${table} (account text PRIMARY KEY, asset text NOT NULL, balance bigint NOT NULL)`,
  );
  await pool.query(
    `INSERT INTO ${table} SELECT 'player_' || n, 'USD/2', $2::bigint FROM generate_series(0, $1 - 1) AS n
     UNION ALL SELECT '${house}', 'USD/2', -$1 * $2::bigint`,
    [players, startMinor],
  );
}

async function add(client: pg.PoolClient, account: string, minor: number): Promise<void> {
  await client.query(`UPDATE ${table} SET balance = balance + $2 WHERE account = $1`, [
    account,
    minor,
  ]);
}
