import type { StaffRole } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { hashToken, mintToken } from "@croupier/players/credentials";
import type { BackofficeWorld } from "./backoffice-world.ts";

/** Staff by what they may do; the first may do everything. */
export const staffPeople = [
  "an administrator",
  "an editor",
  "a publisher",
  "an operator",
  "support",
  "a verification officer",
  "a risk officer",
  "finance",
  "a trader",
  "a compliance officer",
  "a member of staff without a role",
] as const;

export const identities = [
  ...staffPeople,
  "nobody",
  "an empty cookie",
  "a token that never was",
  "half a token",
  "the id instead of the token",
  "somebody who signed out",
  "a session idle for half an hour",
  "a session of twelve hours",
  "a session replaced by the next sign-in",
  "somebody whose account was disabled",
  "a player",
  "a player's token as a member of staff's",
  "a staff token as a player's",
] as const;

export type Identity = (typeof identities)[number];

type StaffPerson = (typeof staffPeople)[number];

/** `afresh`: a session of its own, for a call that ends it. */
export type CookieOf = (who: Identity, afresh?: boolean) => Promise<string>;

const rolesOf: Readonly<Record<StaffPerson, readonly StaffRole[]>> = {
  "an administrator": ["administrator"],
  "an editor": ["editor"],
  "a publisher": ["publisher"],
  "an operator": ["operator"],
  support: ["support"],
  "a verification officer": ["verification"],
  "a risk officer": ["risk"],
  finance: ["payments"],
  "a trader": ["trading"],
  "a compliance officer": ["compliance"],
  "a member of staff without a role": [],
};

const sessions = "/services/backoffice/v1/sessions";

/** Everybody who can come to the back-office today. */
export async function createCookies(world: BackofficeWorld): Promise<CookieOf> {
  const { admin, call, signIn } = world;
  const { oversight } = world.backoffice.services;

  /** A colleague of anna's with a session, about whom `change` is told to the database. */
  async function colleague(login: string, change: string): Promise<string> {
    const made = await oversight.createStaff({
      login,
      name: login,
      roles: ["administrator"],
      createdBy: null,
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const cookie = await signIn(login, made.value.password);
    const { rowCount } = await admin.query(
      `${change} WHERE staff_id = (SELECT staff_id FROM oversight.staff WHERE login = $1)`,
      [login],
    );
    if (rowCount !== 1) throw new Error(`${login} was not changed`);
    return cookie;
  }

  const gone = await signIn();
  await call("DELETE", `${sessions}/current`, { cookie: gone });
  const replaced = await signIn();
  const again = { login: "anna", password: world.password };
  await call("POST", sessions, { cookie: replaced, body: again });
  const { rows } = await admin.query<{ staff_id: string }>("SELECT staff_id FROM oversight.staff");
  const living = await signIn();
  const player = await startPlayerSession(world);

  const cookies: Readonly<Record<Exclude<Identity, StaffPerson>, string>> = {
    nobody: "",
    "an empty cookie": "staff=",
    "a token that never was": `staff=${"a".repeat(43)}`,
    "half a token": living.slice(0, 30),
    "the id instead of the token": `staff=${rows[0]?.staff_id}`,
    "somebody who signed out": gone,
    "a session idle for half an hour": await colleague(
      "ida",
      "UPDATE oversight.staff_session SET last_active_at = now() - interval '31 minutes'",
    ),
    "a session of twelve hours": await colleague(
      "olga",
      "UPDATE oversight.staff_session SET started_at = now() - interval '12 hours 1 minute'",
    ),
    "a session replaced by the next sign-in": replaced,
    "somebody whose account was disabled": await colleague(
      "dora",
      "UPDATE oversight.staff SET disabled_at = now()",
    ),
    "a player": `sid=${player}; __Host-sid=${player}`,
    "a player's token as a member of staff's": `staff=${player}`,
    "a staff token as a player's": living.replace("staff=", "sid="),
  };
  const staffPeople = new Map<Identity, { signIn: () => Promise<string>; cookie: string }>();
  for (const [who, roles] of Object.entries(rolesOf)) {
    const login = who.replaceAll(" ", "-");
    const made = await oversight.createStaff({ login, name: who, roles, createdBy: null });
    if (!made.ok) throw new Error(made.refusal.code);
    const enter = () => signIn(login, made.value.password);
    // The keys of the table above are these people.
    staffPeople.set(who as StaffPerson, { signIn: enter, cookie: await enter() });
  }
  return async (who, afresh = false) => {
    const person = staffPeople.get(who);
    if (person === undefined) return cookies[who as Exclude<Identity, StaffPerson>];
    return afresh ? person.signIn() : person.cookie;
  };
}

/** The site is another process; what it leaves behind for the player is these two rows. */
async function startPlayerSession({ admin }: BackofficeWorld): Promise<string> {
  const token = mintToken();
  const [playerId, sessionId] = [uuidv7(), uuidv7()];
  await admin.query(
    `INSERT INTO players.session
       (player_id, session_id, token_hash, device, started_at, last_active_at)
     VALUES ($1, $2, $3, 'a phone', now(), now())`,
    [playerId, sessionId, hashToken(token)],
  );
  await admin.query(
    `INSERT INTO players.session_directory (token_hash, brand, player_id, session_id)
     VALUES ($1, 'kingfisher', $2, $3)`,
    [hashToken(token), playerId, sessionId],
  );
  return token;
}
