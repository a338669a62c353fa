import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOversight } from "../src/face.ts";
import { codeOf, stepAt } from "@croupier/players/credentials";

let world: FreshDatabase;
beforeAll(async () => {
  world = await freshDatabase();
});
afterAll(() => world.drop());

const time = { now: new Date("2026-11-21T12:00:00Z") };
const keys: Readonly<Record<string, Buffer>> = { k1: Buffer.alloc(32, 1), k2: Buffer.alloc(32, 2) };

/** The house with these keys, the first of them in use. */
const openWith = (...ids: readonly [string, ...string[]]) =>
  createOversight({
    database: world.database,
    clock: () => time.now,
    keyring: { currentId: ids[0], find: (id) => (ids.includes(id) ? keys[id] : undefined) },
  });

test("a device survives the change of keys: its secret is sealed anew when it is used", async () => {
  const before = openWith("k1");
  const made = await before.createStaff({ login: "ada", name: "Ada", roles: [], createdBy: null });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id: staffId, password } = made.value;
  const enrolled = await before.ownDevice.enrol(made.value);
  if (!enrolled.ok) throw new Error(enrolled.refusal.code);
  const secret = bytesOf(enrolled.value.secret);
  const code = () => codeOf(secret, stepAt(time.now));
  const confirmed = await before.ownDevice.confirm({ staffId, code: code(), token: "" });
  expect(confirmed.ok).toBe(true);
  expect(await sealedUnder()).toBe("k1");

  const enter = async (house: ReturnType<typeof openWith>) => {
    time.now = new Date(time.now.getTime() + 60_000);
    const request = { login: "ada", password, address: "192.0.2.1", userAgent: undefined };
    const entered = await house.signIn(request);
    if (!entered.ok) throw new Error(entered.refusal.code);
    expect(entered.value.awaitsCode).toBe(true);
    const { token } = entered.value;
    return house.proveSignIn({ token, code: code(), userAgent: undefined });
  };
  expect(await enter(openWith("k2", "k1"))).toMatchObject({ ok: true });
  expect(await sealedUnder()).toBe("k2");
  expect(await enter(openWith("k2", "k1"))).toMatchObject({ value: { staff: { login: "ada" } } });
});

async function sealedUnder(): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`
    SELECT secret FROM oversight.staff_totp
  `.execute(world.database.db);
  return rows[0]?.secret.split(".")[0];
}

function bytesOf(spelt: string): Buffer {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...spelt].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
