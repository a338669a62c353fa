import { endpoints } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ServerConfig } from "../src/config.ts";
import { joined, post } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";
import { startTroubledParty, type TroubledParty } from "./troubled-party.ts";

const documents = "/services/profile-profiling/v1/document-verification/profile";
const keys = { apiKey: "key", appToken: "token", secretKey: "secret", webhookSecret: "secret" };

/** Takes every call, and never says a word. */
let party: TroubledParty;
let fresh: FreshDatabase;
let served: Served;
let player: Person;
let fromBritain: Person;

beforeAll(async () => {
  party = await startTroubledParty("silent", "HTTP/1.1 200 OK\r\n\r\n");
  fresh = await freshDatabase({ template: sown });
  // Each brand asks reCAPTCHA under the key that this server has the secret of.
  const reCaptcha = { enabled: true, siteKey: "key" };
  await fresh.database.pool.query("UPDATE content.brand SET flags = flags || $1", [{ reCaptcha }]);
  served = await serveOn(fresh, (config) => ({
    ...config,
    ...everybodyAt(`http://127.0.0.1:${party.port}`),
    clamd: { host: "127.0.0.1", port: party.port },
    // Whoever held the one connection while calling out would stop everybody.
    database: { ...config.database, connectionsMax: 1 },
  }));
  player = await joined(served, "patience");
  fromBritain = await joined(served, "britta");
  const { pool } = served.fresh.database;
  await pool.query("UPDATE players.profile SET country_code = 'GB' WHERE player_id = $1", [
    fromBritain.id,
  ]);
  await pool.query(
    `INSERT INTO players.document (player_id, document_type, brand, status, since)
     VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'REQUESTED', now())`,
    [player.id],
  );
});
// Nobody is suspected for what somebody else mistyped.
beforeEach(() => served.fresh.database.pool.query("DELETE FROM players.attempt"));
afterAll(async () => {
  party.close();
  await served.close();
  await fresh.drop();
});

function everybodyAt(url: string): Partial<ServerConfig> {
  return {
    sumsub: {
      ...keys,
      baseUrl: url,
      levels: { ID_DOCUMENT: "identity", PROOF_OF_ADDRESS: "address" },
      brands: ["kingfisher"],
    },
    registers: {
      gamstop: { ...keys, url: `${url}/v2`, places: [{ countryCode: "GB" }] },
      elsewhere: "simulator",
    },
    recaptcha: { siteKey: "key", secret: "secret", scoreMin: 0.5, verifyUrl: `${url}/verify` },
    btcpay: { ...keys, url, storeId: "store" },
  };
}

const signIn = ({ email, password }: Person, captcha?: string) =>
  post(served, endpoints.identity.signIn.path, { login: email, password, captcha });

async function upload() {
  const photo = sharp({
    create: { width: 1_200, height: 800, channels: 3, background: "#7a8a9a" },
  });
  const path = `${documents}/${player.id}/documents/ID_DOCUMENT/files?kind=PASSPORT&side=FRONT`;
  return fetch(served.url + path, {
    method: "POST",
    headers: { cookie: player.cookie, origin: served.url, "content-type": "image/jpeg" },
    body: new Uint8Array(await photo.jpeg().toBuffer()),
  });
}

const deposit = () =>
  post(
    served,
    `/services/cashier/v1/profiles/${player.id}/deposits`,
    { method: "crypto", amount: "100.00", currency: "USD" },
    { cookie: player.cookie, "idempotency-key": `key-${uuidv7()}` },
  );

const linkToProvider = () =>
  fetch(`${served.url}${documents}/${player.id}/document-verification-url`, {
    headers: { cookie: player.cookie },
  });

async function signInUnderSuspicion() {
  for (let tries = 0; tries < 3; tries += 1) await signIn({ ...player, password: "a wrong guess" });
  return signIn(player, "a token");
}

test.each<[string, () => Promise<unknown>]>([
  ["the check of identity", linkToProvider],
  ["the exclusion register", () => signIn(fromBritain)],
  ["BTCPay Server", deposit],
  ["the virus scanner", upload],
  ["reCAPTCHA", signInUnderSuspicion],
])("C6: while %s hangs, no connection is held and a wallet answers", async (_, callOut) => {
  const [asked, left] = [party.asked(), party.left()];
  const call = callOut();
  await vi.waitFor(() => expect(party.asked()).toBe(asked + 1), 20_000);
  const balances = await fetch(
    `${served.url}/services/wallet-gateway/v1/profiles/${player.id}/balances`,
    { headers: { cookie: player.cookie } },
  );
  expect(balances.status).toBe(200);
  // Still the same call: nobody has given up meanwhile.
  expect(party.left()).toBe(left);
  // Who asks once more is hung up on once more.
  const hangingUp = setInterval(party.hangUp, 20);
  await call;
  clearInterval(hangingUp);
});

test("C6: how each of them stands is among the figures of the process", async () => {
  const figures = await (await fetch(`${served.privateUrl}/metrics`)).text();
  for (const name of ["Sumsub", "exclusion register", "BTCPay Server", "virus scanner"]) {
    expect(figures).toContain(`croupier_breaker_state{party="${name}",state="`);
  }
  expect(figures).toContain('croupier_breaker_state{party="reCAPTCHA",state="open"} 0');
});
