import { registerPerson, type Person, type PersonDetails } from "@croupier/tools/people";
import type { Served } from "./serve.ts";

export function join(served: Served, body: unknown): Promise<Response> {
  return post(served, "/services/identity/v1/profiles", body);
}

export function post(
  served: Served,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(served.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: served.url, ...headers },
    body: JSON.stringify(body),
  });
}

export function joined(
  served: Served,
  name: string,
  overrides: Partial<PersonDetails> = {},
): Promise<Person> {
  return registerPerson(served.url, name, overrides);
}

/** The signing in under which somebody who joined plays. */
export async function signedInAs(
  { fresh }: Pick<Served, "fresh">,
  { id }: Pick<Person, "id">,
): Promise<string> {
  const { rows } = await fresh.database.pool.query<{ session_id: string }>(
    "SELECT session_id FROM players.session WHERE player_id = $1",
    [id],
  );
  const [session] = rows;
  if (session === undefined) throw new Error("who joined is signed in");
  return session.session_id;
}
