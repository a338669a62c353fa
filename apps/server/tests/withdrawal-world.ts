import type { PlayerWithdrawal } from "@croupier/contracts";
import type { SandboxSettings, WithdrawalDesk } from "@croupier/cashier";
import { createBreakers } from "@croupier/kit/breaker";
import { uuidv7 } from "@croupier/kit/ids";
import { ok } from "@croupier/kit/result";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { createDocumentDuties, createPlayers, createSaferPlay } from "@croupier/players";
import { seal } from "@croupier/players/credentials";
import { createSupport } from "@croupier/support";
import type { Person } from "@croupier/tools/people";
import { findFreePort } from "@croupier/tools/world";
import { auditMoney, readMoneyHistory, readMoneyUsed } from "@croupier/wallet";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { composeWithdrawalDesk } from "../src/compose-withdrawal-desk.ts";
import { composeWithdrawals } from "../src/compose-withdrawals.ts";
import { startPaymentsSandbox, type PaymentsSandbox } from "./payments-sandbox.ts";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let sandbox: PaymentsSandbox;
/** By which the provider signs. */
export const sandboxKey = () => sandbox.privateKey;
export let served: Served;
export let admin: pg.Pool;
export let player: Person;
export let account: string;
export let desk: WithdrawalDesk;
export let moveWithdrawals: () => Promise<number>;
/** The same in another process, of which something is different. */
export let moveWith: (
  change: Partial<Parameters<typeof composeWithdrawals>[0]>,
) => () => Promise<number>;
export let inside: ReturnType<typeof composeWithdrawals>["withdrawals"];
let people = 0;
export const acts: string[] = [];
export const troubles: unknown[] = [];
/** What we asked of the provider, as it went over the wire. */
export const wired: string[] = [];
export const iban = "NL91ABNA0417164300";
export const [anna, bert, carla] = [uuidv7(), uuidv7(), uuidv7()];

/**
 * For a file of stories about money that leaves: each test has a player of its own, who has a thousand.
 * Something may stand on the way to the provider.
 */
export function openWithdrawals(
  standBetween: (provider: SandboxSettings) => Promise<SandboxSettings> = async (same) => same,
): void {
  beforeAll(async () => {
    sandbox = await startPaymentsSandbox();
    const payments = await standBetween(sandbox.settings);
    // Notices come to where players find the brand.
    const port = await findFreePort();
    served = await serve((config) => ({
      ...config,
      payments,
      http: { ...config.http, port },
    }));
    admin = new pg.Pool({ connectionString: served.fresh.adminUrl, max: 2 });
    admin.on("error", () => {});
    const { database } = served.fresh;
    const reportError = (error: unknown) => void troubles.push(error);
    const overTheWire = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (to, how) => {
      if (String(to).startsWith(payments.url)) wired.push(String(how?.body));
      return overTheWire(to, how);
    });
    const ledger = createLedger({ database, announce: () => {} });
    const { queueLetter } = createSupport({ database, clock: systemClock });
    const brandNameOf = async () => "Kingfisher";
    const players = createPlayers({
      database,
      clock: systemClock,
      keyring: served.config.keyring,
      queueLetter: async () => {},
      queueText: async () => {},
      announceSessionsEnded: async () => {},
      reportError,
    });
    const { standing } = createSaferPlay({
      database,
      readMoneyUsed,
      readMoneyHistory,
      endSessionsOf: players.endSessionsOf,
      provePassword: players.provePassword,
    });
    const documentDuties = createDocumentDuties({
      database,
      queueLetter: async () => {},
      brandNameOf,
    });
    const telling = { queueLetter, brandNameOf };
    const room = {
      ...telling,
      database,
      clock: systemClock,
      ledger,
      players,
      standing,
      documentDuties,
    };
    moveWith = (change) =>
      composeWithdrawals({
        ...room,
        payments,
        breakers: createBreakers(systemClock),
        reportError,
        ...change,
      }).moveWithdrawals;
    moveWithdrawals = moveWith({});
    // Who has proved who they are as often as they like: what is left to refuse is the money.
    const stepUp = { ...players.stepUp, spend: async () => ok() };
    inside = composeWithdrawals({
      ...room,
      players: { ...players, stepUp },
      payments,
      breakers: createBreakers(systemClock),
      reportError,
    }).withdrawals;
    desk = composeWithdrawalDesk({
      ...room,
      record: async (_, { action }) => void acts.push(action),
      staffNames: async () => (id) => (id === anna ? "Anna" : id === bert ? "Bert" : "Carla"),
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    // First, so that it is gone also where the rest never came to be.
    sandbox.close();
    await admin.end();
    await served.close();
  });
  beforeEach(async () => {
    people += 1;
    player = await joined(served, `leaving${people}`);
    await confirm(player.id);
    account = await link(player.id);
  });
  afterEach(() => expect(troubles.splice(0)).toEqual([]));
  /** Whatever a story did: the books are in order, and what is set aside belongs to somebody. */
  afterEach(async () => {
    expect(await auditMoney(served.fresh.database)).toEqual([]);
  });
}

/** The address was answered from, and the document that says who it is was seen. */
async function confirm(id: string): Promise<void> {
  await admin.query(
    `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
     SELECT player_id, email, now() FROM players.profile WHERE player_id = $1`,
    [id],
  );
  await admin.query(
    `INSERT INTO players.document (player_id, document_type, brand, status, since)
     VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'VERIFIED', now())
     ON CONFLICT (player_id, document_type) DO UPDATE SET status = 'VERIFIED'`,
    [id],
  );
}

export async function link(id: string, usableFrom = "2026-01-01T00:00:00Z"): Promise<string> {
  const accountId = uuidv7();
  const account = { kind: "IBAN", number: iban, countryCode: "NL", holder: "L. Martina" };
  const sealed = seal(served.config.keyring, Buffer.from(JSON.stringify(account)), {
    purpose: "linked bank accounts",
    owner: `${id} ${accountId}`,
  });
  await admin.query(
    `INSERT INTO players.linked_account
       (player_id, account_id, kind, sealed, country_code, last_four, added_at, usable_from)
     VALUES ($1, $2, 'IBAN', $3, 'NL', '4300', '2026-01-01T00:00:00Z', $4)`,
    [id, accountId, sealed, usableFrom],
  );
  return accountId;
}

export const own = (rest = "") => `/services/cashier/v1/profiles/${player.id}/withdrawals${rest}`;

export async function call(
  method: string,
  path: string,
  more: { key?: string; body?: unknown } = {},
) {
  const answer = await fetch(served.url + path, {
    method,
    headers: {
      origin: served.url,
      cookie: player.cookie,
      "content-type": "application/json",
      ...(more.key === undefined ? {} : { "idempotency-key": more.key }),
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(more.body ?? {}) }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as PlayerWithdrawal & { code: string },
  };
}

/** What a code by letter would bring about. */
export const prove = () =>
  admin.query(
    `INSERT INTO players.step_up (player_id, session_id, operation, proved_with, expires_at)
     SELECT player_id, session_id, 'withdraw', 'EMAIL', now() + interval '5 minutes'
     FROM players.session WHERE player_id = $1
     ON CONFLICT (player_id, session_id, operation) DO UPDATE SET expires_at = excluded.expires_at`,
    [player.id],
  );

export const words = (change: object = {}) => {
  return { method: "CBT", amount: "100.00", currency: "USD", destination: account, ...change };
};
export const ask = (change: object = {}, key = `key-${uuidv7()}`) =>
  call("POST", own(), { key, body: words(change) });

export async function asked(change: object = {}): Promise<PlayerWithdrawal> {
  await prove();
  const { status, body } = await ask(change);
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}

export async function balances(): Promise<Record<string, string>> {
  const answer = await fetch(
    `${served.url}/services/wallet-gateway/v1/profiles/${player.id}/balances`,
    { headers: { cookie: player.cookie } },
  );
  const list = (await answer.json()) as { type: string; amount: string }[];
  return Object.fromEntries(list.map(({ type, amount }) => [type, amount]));
}

export const read = async (id: string) => (await call("GET", own(`/${id}`))).body;
export const untilState = (id: string, state: PlayerWithdrawal["state"]) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), 15_000);

/** The letters to this player about withdrawals, in the order of their stages. */
export async function letters(): Promise<{ template: string; text: string }[]> {
  const { rows } = await admin.query<{ template: string; text: string }>(
    `SELECT template, body_text AS text FROM support.outbox
     WHERE recipient = $1 AND template LIKE 'withdrawal-%' ORDER BY message_id`,
    [player.email],
  );
  return rows;
}
export const templates = async () => (await letters()).map(({ template }) => template).toSorted();
