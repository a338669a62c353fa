// The negative control: a server that looks first and takes later, beside one that does both in one
// statement. The table is its own and thrown away with the database.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.RACES_DATABASE_URL, max: 16 });
const price = 1_000;

// Rivals that wait for a connection to be opened would come one after the other.
await Promise.all(Array.from({ length: 16 }, () => pool.query("SELECT pg_sleep(0.1)")));
await pool.query("CREATE TABLE public.purses (purse text PRIMARY KEY, balance bigint NOT NULL)");

const ways: Record<string, (purse: string) => Promise<boolean>> = {
  open: async (purse) => {
    await pool.query("INSERT INTO public.purses VALUES ($1, $2)", [purse, price]);
    return true;
  },
  careless: async (purse) => {
    const { rows } = await pool.query("SELECT balance FROM public.purses WHERE purse = $1", [
      purse,
    ]);
    if (Number(rows[0].balance) < price) return false;
    await pool.query("UPDATE public.purses SET balance = balance - $2 WHERE purse = $1", [
      purse,
      price,
    ]);
    return true;
  },
  careful: async (purse) => {
    const { rowCount } = await pool.query(
      "UPDATE public.purses SET balance = balance - $2 WHERE purse = $1 AND balance >= $2",
      [purse, price],
    );
    return rowCount === 1;
  },
};

const server = createServer((request, response) => {
  const [, way = "", purse = ""] = (request.url ?? "").split("/");
  request.resume();
  void ways[way]?.(purse).then((paid) => response.writeHead(paid ? 200 : 409).end());
});
server.listen(0, "127.0.0.1", () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
process.on("disconnect", () => void pool.end().finally(() => process.exit(0)));
