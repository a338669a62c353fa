import { createOversight } from "@croupier/oversight";
import { systemClock } from "@croupier/kit/time";
import { cookieOf, type Person } from "@croupier/tools/people";
import { joined, post } from "./people.ts";
import type { Served } from "./serve.ts";

const living = ["the player", "another player"] as const;
const others = [
  "nobody",
  "a token that never was",
  "half a token",
  "the id instead of the token",
  "somebody who signed out",
  "a session idle for half an hour",
  "a session of twelve hours",
  "a session replaced by the next sign-in",
  "a session we ended",
  "a member of staff",
  "a staff token as a player's",
] as const;

export const identities = [...living, ...others];
export type Identity = (typeof identities)[number];

export interface Callers {
  /** Whose id stands in the path, whoever asks. */
  readonly player: Person;
  cookieOf(who: Identity): Promise<string | undefined>;
}

/** Everybody who can come to the site today. The living get a session each time: a call may end it. */
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

  const player = await join("playa");
  const another = await join("anotha");
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

  const cookies: Readonly<Record<(typeof others)[number], string | undefined>> = {
    nobody: undefined,
    "a token that never was": `sid=${"A".repeat(43)}`,
    "half a token": player.cookie.slice(0, 30),
    "the id instead of the token": `sid=${player.id}`,
    "somebody who signed out": gone.cookie,
    "a session idle for half an hour": idle.cookie,
    "a session of twelve hours": old.cookie,
    "a session replaced by the next sign-in": replaced.cookie,
    "a session we ended": ended.cookie,
    "a member of staff": `staff=${staff}`,
    "a staff token as a player's": `sid=${staff}`,
  };
  return {
    player,
    async cookieOf(who) {
      if (who === "the player") return signIn(player);
      return who === "another player" ? signIn(another) : cookies[who];
    },
  };
}

async function signInStaff({ fresh, config }: Served): Promise<string> {
  const { keyring } = config;
  const oversight = createOversight({ database: fresh.database, clock: systemClock, keyring });
  const made = await oversight.createStaff({
    login: "anna",
    name: "Anna",
    roles: ["administrator"],
    createdBy: null,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const entered = await oversight.signIn({
    login: "anna",
    password: made.value.password,
    address: "127.0.0.1",
    userAgent: undefined,
  });
  if (!entered.ok) throw new Error(entered.refusal.code);
  return entered.value.token;
}
