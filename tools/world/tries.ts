import { connect } from "@croupier/database";
import type { World } from "./boot.ts";

/** The name that somebody tried to sign in with last: names are kept as digests that nobody can ask for. */
const lastName = `
  subject = (SELECT subject FROM players.attempt WHERE purpose = 'sign-in as name'
             ORDER BY window_started_at DESC LIMIT 1)
`;

/** Nobody types ten wrong passwords: the name that was tried last was tried that often before. */
export function pretendTries({ adminUrl }: Pick<World, "adminUrl">, times: number): Promise<void> {
  return change(adminUrl, `UPDATE players.attempt SET counted = $1 WHERE ${lastName}`, times);
}

/** Nobody waits for the end of a lockout: that of the name that was tried last began earlier. */
export function letLockoutEnd({ adminUrl }: Pick<World, "adminUrl">): Promise<void> {
  const words = `UPDATE players.attempt SET
    window_started_at = window_started_at - (locked_until - now()),
    locked_until = now() - interval '1 second' WHERE ${lastName}`;
  return change(adminUrl, words);
}

async function change(url: string, words: string, ...values: number[]): Promise<void> {
  const database = connect({ url, max: 1, name: "test world" });
  try {
    await database.pool.query(words, values);
  } finally {
    await database.close();
  }
}
