// Races on the calls of identity, half of the rivals at each of two servers.
import { identity } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { describePerson, type PersonDetails } from "@croupier/tools/world";
import type pg from "pg";
import { joinVisitor } from "@croupier/bench/visitors";
import type { Race } from "./race.ts";
import { expectStatuses } from "./expect-answers.ts";
import { releaseTogether, type Rival } from "./released-together.ts";

export type Ground = { readonly ports: readonly number[]; readonly pool: pg.Pool };

const rivals = 50;
/** Tries of one name before it is locked: what a burst of guesses must not get past. */
const guessesMax = 10;

export function identityRaces({ ports, pool }: Ground): Race[] {
  const everybody = Array.from({ length: rivals }, (_, index) => index);
  const portOf = (index: number): number => ports[index % ports.length] ?? 0;

  const post = (index: number, path: string, body: object): Rival => ({
    port: portOf(index),
    method: "POST",
    path,
    body,
    headers: { "x-forwarded-for": nextAddress() },
  });

  async function raceToJoin(claim: Partial<PersonDetails>): Promise<string | undefined> {
    const people = everybody.map(() => ({ ...describePerson(freshName()), ...claim }));
    const answers = await releaseTogether(
      people.map((person, index) => post(index, identity.register.path, person)),
    );
    return expectStatuses(answers, { 201: 1, 422: rivals - 1 });
  }

  async function signInTwice(): Promise<string | undefined> {
    const person = describePerson(freshName());
    const { id, cookie } = await joinVisitor(portOf(0), person);
    const body = { login: person.email, password: person.password };
    const both = [0, 1].map((index) => {
      const one = post(index, identity.signIn.path, body);
      return { ...one, headers: { ...one.headers, cookie } };
    });
    const answers = await releaseTogether(both);
    const wrong = expectStatuses(answers, { 201: 2 });
    // Each answer also sets the cookie by which the browser is known again.
    const ofSessions = answers.flatMap(({ cookies }) => cookies.filter(isOfSession));
    const tokens = new Set(ofSessions);
    if (wrong !== undefined || tokens.size !== 2) return wrong ?? "not two sessions";
    // The one the browser had before has ended.
    const sessions = await countSessions(pool, id);
    return sessions === 2 ? undefined : `${sessions} sessions are kept`;
  }

  async function guessTogether(): Promise<string | undefined> {
    const { email } = describePerson(freshName());
    const answers = await releaseTogether(
      everybody.map((index) =>
        post(index, identity.signIn.path, { login: email, password: `guess ${index} of many` }),
      ),
    );
    // Who comes after the third may be asked for work first; nobody here does any.
    const odd = answers.find(({ status }) => ![401, 403, 429].includes(status));
    if (odd !== undefined) return `answered ${odd.status}`;
    const looked = answers.filter(({ status }) => status === 401).length;
    return looked > 0 && looked <= guessesMax ? undefined : `${looked} passwords were looked at`;
  }

  async function signOutTogether(): Promise<string | undefined> {
    const { id, cookie } = await joinVisitor(portOf(0), describePerson(freshName()));
    const answers = await releaseTogether(
      everybody.map((index) => ({
        port: portOf(index),
        method: "DELETE",
        path: identity.signOut.path,
        headers: { cookie },
      })),
    );
    const odd = answers.find(({ status }) => status !== 204 && status !== 401);
    if (odd !== undefined) return `answered ${odd.status}`;
    if (!answers.some(({ status }) => status === 204)) return "nobody was signed out";
    return (await countSessions(pool, id)) === 0 ? undefined : "the session is still kept";
  }

  return [
    {
      name: `${rivals} joins with one e-mail: one`,
      slow: true,
      round: () => raceToJoin({ email: `${freshName()}@people.example` }),
    },
    {
      name: `${rivals} joins with one nickname: one`,
      slow: true,
      round: () => raceToJoin({ nickname: freshName() }),
    },
    { name: "2 sign-ins of one browser: two sessions, none before them", round: signInTwice },
    {
      name: `${rivals} guesses of one password: ${guessesMax} tries at most`,
      round: guessTogether,
    },
    { name: `${rivals} sign-outs of one session: gone`, round: signOutTogether },
  ];
}

async function countSessions(pool: pg.Pool, playerId: string): Promise<number> {
  const { rows } = await pool.query<{ count: bigint }>(
    "SELECT count(*) AS count FROM players.session_directory WHERE player_id = $1",
    [playerId],
  );
  return Number(rows[0]?.count ?? 0);
}

const isOfSession = (cookie: string): boolean => /^(__Host-)?sid=/.test(cookie);

function freshName(): string {
  return `r${uuidv7().replaceAll("-", "").slice(-16)}`;
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
