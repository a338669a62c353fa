import { createOversight } from "@croupier/oversight";
import { uuidv7 } from "@croupier/kit/ids";
import { systemClock } from "@croupier/kit/time";
import { cookieOf, type Person } from "@croupier/tools/people";
import { joined, post } from "./people.ts";
import type { Served } from "./serve.ts";

/** Each with the own id in the path. */
const owners = [
  "the player",
  "a self-excluded player",
  "a player with a blocked document",
] as const;
/** Who asks with the player's id, and who makes one up. */
const strangers = ["another player", "a player with an id of nobody"] as const;
const living = [...owners, ...strangers] as const;
/** Of each trade, with a session of the back-office. */
const staffRolesOf = {
  support: "support",
  "a verification officer": "verification",
  finance: "payments",
  "a trader": "trading",
  "an editor": "editor",
  "an administrator": "administrator",
} as const;
type StaffPerson = keyof typeof staffRolesOf;
const others = [
  "nobody",
  "a token that never was",
  "half a token",
  "the id instead of the token",
  "somebody who signed out",
  "a session idle for half an hour",
  "a session of twelve hours",
  "a session replaced by the next sign-in",
  "a session before the password was changed",
  "a session we ended",
  "a password whose second factor is due",
  "a blocked player",
  "a staff token as a player's",
] as const;
/** Machines come with a key in a header; no call of the site takes one yet. */
const keysOf = {
  "a game provider's key": { authorization: "Bearer provider-key" },
  "a payment provider's key": { "x-api-key": "psp-key" },
} as const;
type Machine = keyof typeof keysOf;

export type Identity = (typeof living)[number] | (typeof others)[number] | StaffPerson | Machine;
const staffPeople = Object.keys(staffRolesOf) as StaffPerson[];
const machines = Object.keys(keysOf) as Machine[];
export const identities: readonly Identity[] = [...living, ...others, ...staffPeople, ...machines];

/** Row E of the test programme, word for word, and who stands for it here. */
export const askedFor: Readonly<Record<string, Identity>> = {
  anonymous: "nobody",
  "player A on own id": "the player",
  "A on B's id": "another player",
  "random id": "a player with an id of nobody",
  "logged-out cookie": "somebody who signed out",
  expired: "a session idle for half an hour",
  "session revoked by password change": "a session before the password was changed",
  "2FA pending": "a password whose second factor is due",
  suspended: "a blocked player",
  "self-excluded": "a self-excluded player",
  "KYC BLOCKED": "a player with a blocked document",
  support: "support",
  "KYC officer": "a verification officer",
  finance: "finance",
  trader: "a trader",
  "CMS editor": "an editor",
  admin: "an administrator",
  "provider key": "a game provider's key",
  "PSP key": "a payment provider's key",
};

/** A row for whoever is signed in: every one of them, or each by name. */
export function allSignedIn(status: number): Partial<Record<Identity, number>> {
  return Object.fromEntries(living.map((who) => [who, status]));
}

/** A row for whoever asks with an id that is not theirs. */
export function allStrangers(status: number): Partial<Record<Identity, number>> {
  return Object.fromEntries(strangers.map((who) => [who, status]));
}

export interface Callers {
  readonly player: Person;
  /** Whose id stands in the path when they ask. */
  idOf(who: Identity): string;
  /** The living get a session again where a call has ended theirs. */
  cookieOf(who: Identity): Promise<string | undefined>;
  headersOf(who: Identity): Readonly<Record<string, string>>;
}

/** Everybody who can come to the site today. */
export async function createCallers(served: Served): Promise<Callers> {
  const sessions = "/services/identity/v1/sessions";
  const { pool } = served.fresh.database;
  const change = (sql: string, { id }: Person) => pool.query(sql, [id]);
  const join = async (name: string): Promise<Person> => {
    // All of them come from one address, which is let join a few times only.
    await pool.query("DELETE FROM players.attempt");
    return joined(served, name);
  };
  const signIn = async ({ email: login, password }: Person, headers = {}): Promise<string> =>
    cookieOf(await post(served, sessions, { login, password }, headers));

  const people: Readonly<Record<(typeof living)[number], Person>> = {
    "the player": await join("playa"),
    "another player": await join("anotha"),
    "a player with an id of nobody": await join("guessa"),
    "a self-excluded player": await join("excluded"),
    "a player with a blocked document": await join("unproved"),
  };
  await change(
    `INSERT INTO players.exclusion (player_id, exclusion_id, set_by, may_return_at)
     VALUES ($1, gen_random_uuid(), 'player', now() + interval '7 months')`,
    people["a self-excluded player"],
  );
  await change(
    `INSERT INTO players.document (player_id, document_type, brand, status, since, reason)
     VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'BLOCKED', now(), 'altered')`,
    people["a player with a blocked document"],
  );
  const player = people["the player"];
  const staff = await signInStaff(served);
  const gone = await join("gone");
  await fetch(`${served.url}${sessions}/current`, {
    method: "DELETE",
    headers: { cookie: gone.cookie, origin: served.url },
  });
  // Nobody has looked these sessions up yet, so the process cannot remember them as they were.
  const idle = await join("idle");
  const idling = "last_active_at = now() - interval '31 minutes'";
  await change(`UPDATE players.session SET ${idling} WHERE player_id = $1`, idle);
  const old = await join("old");
  const aging = "started_at = now() - interval '12 hours 1 minute'";
  await change(`UPDATE players.session SET ${aging} WHERE player_id = $1`, old);
  const replaced = await join("replaced");
  await signIn(replaced, { cookie: replaced.cookie });
  const ended = await join("ended");
  await change("DELETE FROM players.session_directory WHERE player_id = $1", ended);
  await change("DELETE FROM players.session WHERE player_id = $1", ended);
  const changed = await join("changed");
  await changePassword(served, changed);
  const due = await join("due");
  await change(
    `INSERT INTO players.two_factor (player_id, secret, began_in, confirmed_at)
     VALUES ($1, 'never opened', $1, now())`,
    due,
  );
  const blocked = await join("blocked");
  await change("UPDATE players.profile SET status = 'blocked' WHERE player_id = $1", blocked);

  const cookies: Readonly<Record<(typeof others)[number], string | undefined>> = {
    nobody: undefined,
    "a token that never was": `sid=${"A".repeat(43)}`,
    "half a token": player.cookie.slice(0, 30),
    "the id instead of the token": `sid=${player.id}`,
    "somebody who signed out": gone.cookie,
    "a session idle for half an hour": idle.cookie,
    "a session of twelve hours": old.cookie,
    "a session replaced by the next sign-in": replaced.cookie,
    "a session before the password was changed": changed.cookie,
    "a session we ended": ended.cookie,
    "a password whose second factor is due": await partialCookie(served, due),
    "a blocked player": blocked.cookie,
    "a staff token as a player's": `sid=${staff["an administrator"]}`,
  };
  const isAlive = async (cookie: string) =>
    (await fetch(`${served.url}${sessions}/current`, { headers: { cookie } })).ok;
  const personOf = (who: Identity) =>
    who in people ? people[who as keyof typeof people] : undefined;
  const kept = new Map<Identity, string>();
  return {
    player,
    idOf(who) {
      if (who === "a player with an id of nobody") return uuidv7();
      return who === "another player" ? player.id : (personOf(who)?.id ?? player.id);
    },
    async cookieOf(who) {
      const person = personOf(who);
      if (person === undefined) {
        if (who in staff) return `staff=${staff[who as StaffPerson]}`;
        return cookies[who as (typeof others)[number]];
      }
      const cookie = kept.get(who);
      if (cookie !== undefined && (await isAlive(cookie))) return cookie;
      const fresh = await signIn(person);
      kept.set(who, fresh);
      return fresh;
    },
    headersOf: (who) => (who in keysOf ? keysOf[who as Machine] : {}),
  };
}

/** By the call for it: whatever else was open ends. */
async function changePassword({ url }: Served, person: Person): Promise<void> {
  const path = `/services/identity/v1/profiles/${person.id}/password`;
  const answer = await fetch(url + path, {
    method: "PUT",
    headers: { "content-type": "application/json", origin: url, cookie: person.cookie },
    body: JSON.stringify({
      currentPassword: person.password,
      newPassword: "heron over the water",
    }),
  });
  if (!answer.ok) throw new Error(`the password was not changed: ${await answer.text()}`);
}

/** What the browser holds between the password and the second factor. */
async function partialCookie(served: Served, person: Person): Promise<string> {
  const { email: login, password } = person;
  const answer = await post(served, "/services/identity/v1/sessions", { login, password });
  if (answer.status !== 200) throw new Error(`no second factor was due: ${answer.status}`);
  return cookieOf(answer);
}

async function signInStaff({ fresh, config }: Served): Promise<Record<StaffPerson, string>> {
  const { keyring } = config;
  const oversight = createOversight({ database: fresh.database, clock: systemClock, keyring });
  const tokens = {} as Record<StaffPerson, string>;
  for (const [index, who] of staffPeople.entries()) {
    const login = `staff${index}`;
    const made = await oversight.createStaff({
      login,
      name: who,
      roles: [staffRolesOf[who]],
      createdBy: null,
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const entered = await oversight.signIn({
      login,
      password: made.value.password,
      address: "127.0.0.1",
      userAgent: undefined,
    });
    if (!entered.ok) throw new Error(entered.refusal.code);
    tokens[who] = entered.value.token;
  }
  return tokens;
}
