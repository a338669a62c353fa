import type { Registration } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { sql, type KyselyPlugin } from "kysely";
import {
  createPlayers,
  hashingLimits,
  type Players,
  type PlayersDependencies,
} from "../src/face.ts";
import type { Captcha } from "../src/captcha/captcha.ts";
import type { QueueLetter } from "../src/letters.ts";
import type { QueueText } from "../src/phone/text-codes.ts";
import type { SessionsEnded } from "../src/sessions.ts";

export const brand = {
  code: "kingfisher",
  name: "Kingfisher",
  languages: ["en", "es", "de"],
  currencies: ["USD", "EUR"],
  agreements: { terms: "2026-11", privacy: "2026-11" },
  registrationIsOpen: true,
};

export const password = "otter under the bridge";

/** Where a request comes from. Each person has an address of her own unless a test says otherwise. */
export const fromHome = {
  present: { countryCode: "CW" },
  address: "198.51.100.7",
  userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36",
};

/** Whoever says the word is no machine. The real ones have tests of their own. */
export const noMachine = "no machine";
const wordCaptcha: Captcha = {
  name: "word",
  ask: ({ action }) => ({ kind: "RECAPTCHA", siteKey: "word", action }),
  accepts: async (answer) => answer === noMachine,
};

export function registrationOf(change: Partial<Registration> = {}): Registration {
  return {
    email: "alice@example.com",
    password,
    firstName: "Alice",
    lastName: "Martina",
    nickname: "kingbird",
    dateOfBirth: "1990-04-02",
    address: {
      countryCode: "CW",
      subdivision: null,
      line1: "Penstraat 1",
      city: "Willemstad",
      postalCode: "0000",
    },
    currency: "USD" as Registration["currency"],
    language: "en",
    consents: { terms: true, privacy: true, marketing: false },
    ...change,
  };
}

export type Room = {
  readonly world: FreshDatabase;
  readonly players: Players;
  readonly clock: { now: Date; forward(ms: number): void };
  readonly ended: SessionsEnded[];
  letters(): Promise<Letter[]>;
  readonly dependencies: PlayersDependencies;
};

type Letter = { template: string; recipient: string; language: string };

/** The room over a real database, with a clock that a test moves. */
export async function openRoom(change: Partial<PlayersDependencies> = {}): Promise<Room> {
  const world = await freshDatabase();
  const ended: SessionsEnded[] = [];
  const clock = {
    now: new Date("2026-11-20T12:00:00Z"),
    forward(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const dependencies: PlayersDependencies = {
    database: world.database,
    clock: () => clock.now,
    keyring: { currentId: "k1", find: (id) => (id === "k1" ? Buffer.alloc(32, 7) : undefined) },
    queueLetter,
    queueText,
    captcha: wordCaptcha,
    // How often is asked of these rooms, never how long: what it has to cost, password-hash.test.ts says.
    hashingLimits: { ...hashingLimits, cost: { memory: 64, passes: 1, parallelism: 1 } },
    announceSessionsEnded: async (message) => void ended.push(message),
    reportError: (error) => {
      throw error;
    },
    ...change,
  };
  return {
    world,
    clock,
    ended,
    players: createPlayers(dependencies),
    letters: async () => {
      const { rows } = await sql<Letter>`
        SELECT template, recipient, language FROM support.outbox ORDER BY message_id
      `.execute(world.database.db);
      return rows;
    },
    dependencies,
  };
}

/** The one who is here in most of the tests: she answers to an e-mail, and to the nickname kingbird. */
export async function joinAlice(players: Players): Promise<string> {
  const joined = await players.register({ ...fromHome, brand, registration: registrationOf() });
  if (!joined.ok) throw new Error(joined.refusal.code);
  return joined.value.user.id;
}

/** A day later nothing of the test before counts any more. */
export function forgetTries({ clock }: Pick<Room, "clock">): void {
  clock.forward(25 * 3_600_000);
}

/** The port as the composition root would wire it, without words: those are support's. What they would say is there. */
const queueLetter: QueueLetter = async (tx, letter) => {
  await sql`
    INSERT INTO support.outbox (message_id, channel, brand, recipient, template, language, subject,
                                body_text, once_key, created_at, next_attempt_at)
    VALUES (${uuidv7()}, 'EMAIL', ${letter.brand.code}, ${letter.to}, ${letter.template},
            ${letter.language}, 'subject', ${Object.values(letter.facts).join(" ")},
            ${letter.onceKey}, now(), now())
    ON CONFLICT (once_key) DO NOTHING
  `.execute(tx);
};

const queueText: QueueText = async (tx, message) => {
  await sql`
    INSERT INTO support.outbox (message_id, channel, brand, recipient, template, language,
                                body_text, once_key, created_at, next_attempt_at)
    VALUES (${uuidv7()}, 'SMS', ${message.brandCode}, ${message.to}, ${message.purpose},
            ${message.language}, ${message.text}, ${message.onceKey}, now(), now())
  `.execute(tx);
};

/** The same database, writing down each statement's words, without what was filled in. */
export function listening({ world }: Room) {
  const texts: string[] = [];
  const keep = (text: string) => texts.push(text.replace(/\s+/g, " ").trim());
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === "RawNode") keep(node.sqlFragments.join("?"));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  // What is planned once a connection goes to the pool itself.
  const pool = new Proxy(world.database.pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: readonly { readonly text?: string }[]): unknown => {
        if (name === "query" && given[0]?.text !== undefined) keep(given[0].text);
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { database: { ...world.database, pool, db: world.database.db.withPlugin(plugin) }, texts };
}
