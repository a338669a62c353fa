import pg from "pg";
import { layOutWithdrawal } from "@croupier/tools/world";

/** The further ids of an address, beside whose it is, by the name of their parameter. */
export type Things = Readonly<Record<string, string>>;

/** The same for everybody: no id of a thing. */
const common: Things = { operation: "withdraw", format: "csv", gameId: "lucky-dice" };

/** For each a payment under way, a card that a provider keeps, a withdrawal and a bank account. */
export async function layOutThings(
  adminUrl: string,
  playerIds: readonly string[],
): Promise<readonly Things[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const insert = async (text: string, id: string): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(text, [id]);
    return rows[0]?.id ?? "";
  };
  try {
    const all: Things[] = [];
    for (const id of playerIds) {
      const deposit = await insert(
        `INSERT INTO cashier.deposits (player_id, deposit_id, method, provider, asset, amount, fee, state,
           requested_at, changed_at, expires_at)
         VALUES ($1, gen_random_uuid(), 'card', 'sandbox', 'USD', 2000, 0, 'redirected', now(), now(),
           now() + interval '1 hour')
         RETURNING deposit_id AS id`,
        id,
      );
      const method = await insert(
        `INSERT INTO cashier.saved_methods (player_id, method_id, provider, method, token, brand,
           last_four, saved_at)
         VALUES ($1, gen_random_uuid(), 'sandbox', 'card', gen_random_uuid()::text, 'Visa', '4242', now())
         RETURNING method_id AS id`,
        id,
      );
      const account = await insert(
        `INSERT INTO players.linked_account (player_id, account_id, kind, country_code, last_four,
           fingerprint, sealed, added_at, usable_from)
         VALUES ($1, gen_random_uuid(), 'IBAN', 'NL', '4300', uuid_send(gen_random_uuid()), 'sealed',
           now(), now())
         RETURNING account_id AS id`,
        id,
      );
      const withdrawal = await layOutWithdrawal({ adminUrl }, id, "looked at");
      all.push({ ...common, deposit, method, account, withdrawal, transaction: withdrawal });
    }
    return all;
  } finally {
    await client.end();
  }
}

/** Of nobody. */
export const noThings: Things = {
  ...common,
  gameId: "no-such-game",
  ...Object.fromEntries(
    ["deposit", "method", "account", "withdrawal", "transaction"].map((name) => [
      name,
      "00000000-0000-7000-8000-000000000000",
    ]),
  ),
};
