import { sampleMobile } from "@croupier/players/sample-mobile";
import type { Person } from "@croupier/tools/people";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let person: Person;
let people = 0;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());
beforeEach(async () => {
  people += 1;
  person = await joined(served, `proving${people}`);
});

const own = "/services/player-verification/v1/profiles";

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(served.url + path, {
    method,
    headers: {
      origin: served.url,
      cookie: person.cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (text.startsWith("{") ? JSON.parse(text) : {}) as Record<string, string>,
  };
}

const ask = (method: string, rest: string, body?: object) =>
  call(method, `${own}/${person.id}/${rest}`, body);

const verify = (operation: string, type: string, value: string) =>
  ask("PUT", "verifications/verify", { operation, type, value });

async function choosePin(pin: string): Promise<void> {
  await verify("changeStatus2FA", "PASSWORD", person.password);
  expect((await ask("PUT", "pin-code", { pin })).status).toBe(204);
}

test("[S3.7] [S7.25] a phone is NOT_VALIDATED until the code that was sent to it comes back", async () => {
  person = await joined(served, "proving-phone", { phone: sampleMobile(700) });
  const phone = `/services/player-verification/v1/profiles/${person.id}/phone`;
  expect((await call("GET", phone)).body).toMatchObject({ status: "NOT_VALIDATED" });
  expect((await ask("POST", "phone/codes", {})).status).toBe(201);
  expect((await call("GET", phone)).body).toMatchObject({ status: "PENDING" });
  const { rows } = await served.fresh.database.pool.query<{ text: string }>(
    "SELECT body_text AS text FROM support.outbox WHERE recipient = $1",
    [sampleMobile(700)],
  );
  const [code] = /\d{6}/.exec(rows[0]?.text ?? "") ?? [];
  expect((await ask("PUT", "phone", { code })).body).toMatchObject({ status: "VALIDATED" });
  expect((await call("GET", phone)).body).toMatchObject({ status: "VALIDATED" });
});

test("[S3.8] [S3.11] [S7.24] a device that is set up is PENDING, with an otpAuthUri for the session that began", async () => {
  const device = `/services/player-verification/v1/profiles/${person.id}/two-factor`;
  expect((await call("GET", device)).body).toMatchObject({ status: "DISABLED" });
  await choosePin("482913");
  await verify("enable2fa", "PIN_CODE", "482913");
  expect((await call("POST", device)).status).toBe(201);
  const { status, otpAuthUri } = (await call("GET", device)).body;
  expect(status).toBe("PENDING");
  expect(otpAuthUri).toMatch(/^otpauth:\/\/totp\/.+\?secret=[A-Z2-7]{32}&/);
});

test("[S3.10] an operation says what is typed for it, and by which way a code comes", async () => {
  const status = async () => (await ask("GET", "operations/withdraw/status")).body;
  expect(await status()).toMatchObject({ type: "PASSWORD", method: "NOT_APPLICABLE" });
  await choosePin("482913");
  expect(await status()).toMatchObject({ type: "PIN_CODE", method: "NOT_APPLICABLE" });
  person = await joined(served, "proving-address");
  await served.fresh.database.pool.query(
    `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
     SELECT player_id, email, now() FROM players.profile WHERE player_id = $1`,
    [person.id],
  );
  expect(await status()).toMatchObject({ type: null, method: "EMAIL" });
});

test("[S3.9] whoever guesses too often is BLOCKED, with the time that remains", async () => {
  for (let guess = 0; guess < 5; guess += 1) await verify("withdraw", "PASSWORD", `guess ${guess}`);
  const { status, remainingBlockingTime } = (await ask("GET", "operations/withdraw/status")).body;
  expect(status).toBe("BLOCKED");
  expect(Number(remainingBlockingTime)).toBeGreaterThan(0);
});

describe("a document", () => {
  test.each(["REQUESTED", "INVALID", "BLOCKED", "PENDING", "VERIFIED"])(
    "[S3.6] [S4.14] that is %s is told as such, and no call of its player changes that",
    async (status) => {
      const path = `/api/v1/document-verification-status/profile/${person.id}`;
      await served.fresh.database.pool.query(
        `INSERT INTO players.document (player_id, document_type, brand, status, since, answer_due_at)
         VALUES ($1, 'ID_DOCUMENT', 'kingfisher', $2, now(),
           CASE WHEN $2 = 'PENDING' THEN now() END)
         ON CONFLICT (player_id, document_type)
         DO UPDATE SET status = $2, answer_due_at = excluded.answer_due_at`,
        [person.id, status],
      );
      const told = { documentType: "ID_DOCUMENT", status };
      expect((await call("GET", path)).body).toEqual(told);
      for (const method of ["POST", "PUT", "PATCH"]) {
        const { status: answer } = await call(method, path, { status: "VERIFIED" });
        expect(answer, method).toBeGreaterThanOrEqual(400);
      }
      expect((await call("GET", path)).body).toEqual(told);
    },
  );
});
