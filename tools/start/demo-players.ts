import type { Registration } from "@croupier/contracts";
import { seedOnce, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { randomBytes, randomToken } from "@croupier/kit/random";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { createPlayerDesk, createPlayers } from "@croupier/players";
import { seal, type Keyring } from "@croupier/players/credentials";
import { sampleMobile } from "@croupier/players/sample-mobile";
import { readKeyring } from "@croupier/server/keyring";
import { createSupport } from "@croupier/support";
import { createWallet } from "@croupier/wallet";
import type { KeysText } from "./keys.ts";

/** Whom a visitor of the demo may sign in as; told once, at the first start. */
export type PlayerLogin = {
  readonly login: string;
  readonly state: string;
  readonly password: string;
};

type Rooms = ReturnType<typeof openRooms>;
type Demo = { readonly login: string; readonly lastName: string; readonly state: string };

const brand = {
  code: "kingfisher",
  name: "Kingfisher",
  languages: ["en"],
  currencies: ["USD"],
  agreements: { terms: "2026-11", privacy: "2026-11" },
  registrationIsOpen: true,
};
const dollars = getAsset("USD");

/** One of each state that a screen has to show. */
const people: readonly (Demo & { become: (rooms: Rooms, id: string) => Promise<void> })[] = [
  { login: "nova", lastName: "Reed", state: "new", become: async () => {} },
  { login: "vera", lastName: "Marsh", state: "verified", become: verify },
  { login: "dora", lastName: "Heron", state: "document requested", become: askForDocument },
  { login: "bram", lastName: "Sedge", state: "blocked", become: block },
  { login: "tess", lastName: "Willow", state: "2FA pending", become: beginTwoFactor },
  { login: "bonnie", lastName: "Brook", state: "bonus active", become: giveBonus },
  { login: "wim", lastName: "Alder", state: "withdrawal pending", become: holdWithdrawal },
];

/** Players in several states, in a demo's first start; undefined ever after. */
export async function makeDemoPlayers(
  database: Database,
  { keys }: { keys: KeysText },
): Promise<readonly PlayerLogin[] | undefined> {
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("keys that were parsed cannot be read");
  const rooms = openRooms(database, keyring);
  const made: PlayerLogin[] = [];
  const outcome = await seedOnce(database, "players: demo players", async () => {
    for (const [index, { login, lastName, state, become }] of people.entries()) {
      const password = randomToken(16);
      const id = await join(rooms, { login, lastName, password, index });
      // Somebody of an earlier first start that was interrupted: the password is gone with it.
      if (id === undefined) continue;
      await become(rooms, id);
      made.push({ login, state, password });
    }
  });
  return outcome === "sown" ? made : undefined;
}

function openRooms(database: Database, keyring: Keyring) {
  const support = createSupport({ database, clock: systemClock });
  const players = createPlayers({
    database,
    clock: systemClock,
    keyring,
    queueLetter: support.queueLetter,
    queueText: support.queueSms,
    // Nothing else runs yet that could be told.
    announceSessionsEnded: async () => {},
    reportError: (error) => {
      throw error;
    },
  });
  const ledger = createLedger({ database, announce: () => {} });
  const wallet = createWallet({ ledger, database });
  const { endSessionsOf, ownSessions } = players;
  const desk = createPlayerDesk({
    database,
    endSessionsOf,
    ownSessions,
    queueLetter: async () => {},
    brandNameOf: async (brand) => brand,
    // The house makes them, so there is nobody of staff to write down.
    record: async () => {},
    countExportedToday: async () => 0,
  });
  return { database, keyring, players, ledger, wallet, desk };
}

async function join(
  { players, wallet }: Rooms,
  who: Pick<Demo, "login" | "lastName"> & { password: string; index: number },
): Promise<string | undefined> {
  const registration: Registration = {
    email: `${who.login}@demo.example`,
    password: who.password,
    nickname: who.login,
    firstName: who.login.slice(0, 1).toUpperCase() + who.login.slice(1),
    lastName: who.lastName,
    dateOfBirth: `19${80 + who.index}-05-17`,
    phone: sampleMobile(100 + who.index),
    address: {
      countryCode: "CW",
      subdivision: null,
      line1: `Penstraat ${who.index + 1}`,
      city: "Willemstad",
      postalCode: "0000",
    },
    currency: dollars,
    language: "en",
    consents: { terms: true, privacy: true, marketing: false },
  };
  const joined = await players.register({
    registration,
    brand,
    present: { countryCode: "CW" },
    address: `198.51.100.${who.index + 1}`,
    userAgent: undefined,
  });
  if (!joined.ok) return undefined;
  const { id } = joined.value.user;
  await wallet.openWallet(id, dollars);
  await wallet.grantDemo(id, dollars, { mode: "demo" });
  await players.endSessionsOf(id);
  return id;
}

async function verify({ database }: Rooms, id: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
     SELECT player_id, email, now() FROM players.profile WHERE player_id = $1`,
    [id],
  );
  await database.pool.query(
    `INSERT INTO players.validated_phone (player_id, phone)
     SELECT player_id, phone FROM players.profile WHERE player_id = $1`,
    [id],
  );
  await database.pool.query(
    `INSERT INTO players.phone_directory (brand, phone, player_id)
     SELECT brand, phone, player_id FROM players.profile WHERE player_id = $1`,
    [id],
  );
  await putDocument(database, id, "VERIFIED");
}

function askForDocument({ database }: Rooms, id: string): Promise<void> {
  return putDocument(database, id, "REQUESTED");
}

async function putDocument(
  database: Database,
  id: string,
  status: "VERIFIED" | "REQUESTED",
): Promise<void> {
  await database.pool.query(
    `INSERT INTO players.document (player_id, document_type, brand, status, since)
     VALUES ($1, 'ID_DOCUMENT', $2, $3, now())`,
    [id, brand.code, status],
  );
}

async function block({ desk }: Rooms, playerId: string): Promise<void> {
  const reason = "A demo of what a blocked player meets";
  await desk.changeStatus({ playerId, staffId: uuidv7(), wanted: "blocked", reason });
}

/** A device that was begun and never showed that it counts right. */
async function beginTwoFactor({ database, keyring }: Rooms, id: string): Promise<void> {
  const secret = seal(keyring, randomBytes(20), { purpose: "player totp secret", owner: id });
  await database.pool.query(
    "INSERT INTO players.two_factor (player_id, secret, began_in) VALUES ($1, $2, $3)",
    [id, secret, uuidv7()],
  );
}

function giveBonus(rooms: Rooms, id: string): Promise<void> {
  return move(rooms, {
    id,
    kind: "grant",
    from: "house_demo_grants",
    to: "bonus_playable",
    minor: 50_00n,
  });
}

/** One that waits for staff, to an account the house has never sent money to. */
async function holdWithdrawal(rooms: Rooms, id: string): Promise<void> {
  await verify(rooms, id);
  const transferId = uuidv7();
  await move(rooms, {
    id,
    transferId,
    kind: "withdrawal",
    from: "cash_free",
    to: "pending_withdrawal",
    minor: 120_00n,
  });
  const { rows } = await rooms.database.pool.query<{ accountId: string }>(
    `INSERT INTO players.linked_account
       (player_id, account_id, kind, country_code, last_four, added_at, usable_from)
     VALUES ($1, $2, 'IBAN', 'NL', '4300', now() - interval '9 days', now() - interval '8 days')
     RETURNING account_id AS "accountId"`,
    [id, uuidv7()],
  );
  await rooms.database.pool.query(
    `INSERT INTO cashier.withdrawals (player_id, withdrawal_id, method, provider, destination_id,
       destination, site_origin, asset, amount, fee, state, reason, findings, may_cancel,
       requested_at, changed_at, promised_at, due_at)
     VALUES ($1, $2, 'CBT', 'sandbox', $3, 'NL •••• 4300', 'http://localhost:3000', 'USD', 12000,
       100, 'checks', 'new_destination', '{new_destination}', true, now(), now(),
       now() + interval '2 days', now() + interval '4 hours')`,
    [id, transferId, rows[0]?.accountId],
  );
  await rooms.database.pool.query(
    `INSERT INTO cashier.withdrawal_events (player_id, withdrawal_id, event_id, event, told_by,
       state_before, state_after, reason, recorded_at)
     VALUES ($1, $2, 'asked', 'asked', 'player', 'requested', 'requested', NULL, now()),
       ($1, $2, 'rules', 'flagged', 'rules', 'requested', 'checks', 'new_destination', now())`,
    [id, transferId],
  );
}

async function move(
  { ledger }: Rooms,
  what: {
    id: string;
    transferId?: string;
    kind: string;
    from: string;
    to: string;
    minor: bigint;
  },
): Promise<void> {
  const { id, transferId = uuidv7(), kind, from, to, minor } = what;
  const posted = await ledger.post({
    transferId,
    playerId: id,
    kind,
    from,
    to,
    amount: money(minor, dollars),
    reason: "demo_player",
    happenedAt: systemClock(),
  });
  if (!posted.ok) throw new Error(`a demo player got no ${to}: ${posted.refusal.code}`);
}
