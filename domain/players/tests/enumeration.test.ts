import type { Registration } from "@croupier/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { createPlayers as CreatePlayers, Players } from "../src/face.ts";
import {
  brand,
  forgetTries,
  fromHome,
  joinAlice,
  listening,
  noMachine,
  openRoom,
  registrationOf,
  type Room,
} from "./room.ts";

/** Every hash of a password that is computed, by the real threads. */
const hashes = { count: 0 };
let createPlayers: typeof CreatePlayers;

/** Another file of this process may have loaded the room before: here it is loaded with threads that count. */
async function loadCounting(): Promise<typeof CreatePlayers> {
  vi.resetModules();
  vi.doMock(import("../src/hash-threads/hash-threads.ts"), async (importOriginal) => {
    const { createHashThreads } = await importOriginal();
    return {
      createHashThreads: (manners) => {
        const argon2id = createHashThreads(manners);
        return (parameters) => {
          hashes.count += 1;
          return argon2id(parameters);
        };
      },
    };
  });
  return (await import("../src/face.ts")).createPlayers;
}

let room: Room;
beforeAll(async () => {
  createPlayers = await loadCounting();
  room = await openRoom();
  await joinAlice(room.players);
});
afterAll(async () => {
  vi.doUnmock("../src/hash-threads/hash-threads.ts");
  vi.resetModules();
  await room.world.drop();
});
beforeEach(() => forgetTries(room));

type Cost = { hashes: number; statements: number; letters: number; answer: unknown };

/** What one call costs: hashes, statements, and letters that were written, also those taken back. */
async function costOf(call: (players: Players) => Promise<unknown>): Promise<Cost> {
  const { database, texts } = listening(room);
  let letters = 0;
  const players = createPlayers({
    ...room.dependencies,
    database,
    queueLetter: async (tx, letter) => {
      letters += 1;
      await room.dependencies.queueLetter(tx, letter);
    },
  });
  // The hash that stands in for nobody's is made with the room, once.
  const before = hashes.count;
  texts.length = 0;
  const answer = await call(players);
  return { hashes: hashes.count - before, statements: texts.length, letters, answer };
}

let house = 0;
const elsewhere = () => `10.7.0.${(house += 1)}`;

describe("F11: known and unknown cost the same hashes, statements and letters, and are answered alike", () => {
  test.each([1, 2, 3, 4, 5])("at the sign-in, at the try number %i", async (number) => {
    const costs = async (login: string): Promise<Cost> => {
      const signIn = (players: Players) =>
        players.signIn({
          ...fromHome,
          brand: brand.code,
          login,
          password: "a wrong guess",
          address: elsewhere(),
          captcha: noMachine,
        });
      for (let tries = 1; tries < number; tries += 1) await signIn(room.players);
      return costOf(signIn);
    };
    const known = await costs("alice@example.com");
    expect(known).toMatchObject({ hashes: 1, letters: 0 });
    expect(known.statements).toBeGreaterThan(5);
    expect(await costs("nobody@example.com")).toEqual(known);
    expect(await costs("kingbird")).toEqual(known);
  });

  test("at joining, whether the e-mail is taken or the nickname", async () => {
    const costs = (change: Partial<Registration>): Promise<Cost> => {
      const name = `p${(house += 1)}`;
      const email = `${name}@example.com`;
      const registration = registrationOf({ email, nickname: name, ...change });
      return costOf((players) =>
        players.register({ ...fromHome, address: elsewhere(), brand, registration }),
      );
    };
    const byEmail = await costs({ email: "alice@example.com" });
    expect(byEmail).toMatchObject({ hashes: 1, letters: 1 });
    expect(byEmail.statements).toBeGreaterThan(8);
    expect(await costs({ nickname: "kingbird" })).toEqual(byEmail);
  });

  test.each([1, 4, 5])("at a forgotten password, at the question number %i", async (number) => {
    const costs = async (email: string): Promise<Cost> => {
      const ask = (players: Players) =>
        players.askForPassword({
          brand,
          email,
          address: elsewhere(),
          captcha: noMachine,
          language: "en",
          page: "https://site/login/new-password",
        });
      for (let asked = 1; asked < number; asked += 1) await ask(room.players);
      return costOf(ask);
    };
    const known = await costs("alice@example.com");
    expect(known).toMatchObject({ hashes: 0, letters: 1, answer: { ok: true } });
    expect(await costs("nobody@example.com")).toEqual(known);
  });
});
