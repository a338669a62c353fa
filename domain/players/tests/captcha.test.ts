import type { CaptchaQuestion } from "@croupier/contracts";
import { solveWork } from "@croupier/kit/proof-of-work";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Captcha, CaptchaFor } from "../src/captcha/captcha.ts";
import { createWorkCaptcha } from "../src/captcha/work-captcha.ts";
import { createPlayers, type Players, type PlayersDependencies } from "../src/face.ts";
import {
  brand,
  forgetTries,
  fromHome,
  joinAlice,
  listening,
  openRoom,
  password,
  type Room,
} from "./room.ts";

const signingIn: CaptchaFor = { action: "sign_in", brand: brand.code };
const turn = async () => {};
/** A few hashes prove as much here as a hundred thousand. */
const little = { rounds: 3, bits: 4 };

let room: Room;
let captcha: Captcha;
let players: Players;
beforeAll(async () => {
  room = await openRoom();
  captcha = createWorkCaptcha({ ...room.dependencies, asked: little });
  players = openPlayers();
  await joinAlice(players);
});
afterAll(() => room.world.drop());
beforeEach(() => forgetTries(room));

const openPlayers = (change: Partial<PlayersDependencies> = {}) =>
  createPlayers({ ...room.dependencies, captcha, ...change });

const workOn = (question: CaptchaQuestion): Promise<string> => {
  if (question.kind !== "PROOF_OF_WORK") throw new Error("there is nothing to work on");
  return solveWork(question, turn);
};
const answerTo = async (purpose: CaptchaFor): Promise<string> => workOn(captcha.ask(purpose));

const before = (number: string) => (Number.parseInt(number, 36) - 1).toString(36);

let house = 0;
const elsewhere = () => `10.9.${Math.floor((house += 1) / 250)}.${house % 250}`;

type Try = { address?: string; answer?: string; by?: Players };
function signIn(login: string, secret: string, { address, answer, by = players }: Try = {}) {
  return by.signIn({
    ...fromHome,
    brand: brand.code,
    login,
    password: secret,
    address: address ?? elsewhere(),
    captcha: answer,
  });
}

async function fail(login: string, times: number, address?: string): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    const refused = await signIn(login, "a wrong guess", address === undefined ? {} : { address });
    expect(refused).toEqual({ ok: false, refusal: { code: "wrong_credentials" } });
  }
}

const required = {
  ok: false,
  refusal: {
    code: "captcha_required",
    captcha: { kind: "PROOF_OF_WORK", challenge: expect.stringMatching(/^[\w-]{75}$/), ...little },
  },
};
const refused = { ...required, refusal: { ...required.refusal, code: "captcha_refused" } };

describe("a sign-in after three that failed", () => {
  test.each(["alice@example.com", "nobody@example.com"])(
    "as %s asks for work, whoever bears that name, and from whatever place",
    async (login) => {
      await fail(login, 3);
      expect(await signIn(login, password)).toEqual(required);
      expect(await signIn(login, "a wrong guess")).toEqual(required);
    },
  );

  test("goes through with the work, right or wrong, and a success is the end of suspicion", async () => {
    await fail("kingbird", 3);
    const wrong = await signIn("kingbird", "a wrong guess", { answer: await answerTo(signingIn) });
    expect(wrong).toEqual({ ok: false, refusal: { code: "wrong_credentials" } });
    const right = await signIn("kingbird", password, { answer: await answerTo(signingIn) });
    expect(right).toMatchObject({ ok: true, value: { step: "in" } });
    expect(await signIn("kingbird", password)).toMatchObject({ ok: true });
  });

  test("from one address asks for it under every name, and from another address for none", async () => {
    const address = "203.0.113.77";
    for (const name of ["one", "two", "three"]) await fail(name, 1, address);
    expect(await signIn("four", "a wrong guess", { address })).toEqual(required);
    expect(await signIn("kingbird", password, { address })).toEqual(required);
    expect(await signIn("kingbird", password)).toMatchObject({ ok: true });
  });

  test("with the e-mail does not show under the nickname: the two would belong together", async () => {
    await fail("alice@example.com", 3);
    expect(await signIn("kingbird", password)).toMatchObject({ ok: true });
  });

  test("asks nothing while the name is locked: there is nothing to be had", async () => {
    await fail("bittern", 3);
    for (let tries = 3; tries < 10; tries += 1) {
      const answer = await answerTo(signingIn);
      expect(await signIn("bittern", "a wrong guess", { answer })).toMatchObject({ ok: false });
    }
    const locked = { code: "too_many_attempts", retryAfterSeconds: 900 };
    expect(await signIn("bittern", "a wrong guess")).toEqual({ ok: false, refusal: locked });
    room.clock.forward(900_000);
    expect(await signIn("bittern", "a wrong guess")).toEqual(required);
  });

  test("F11: asks, refuses and fails in the same steps for a known name and an unknown one", async () => {
    const stepsOf = async (login: string) => {
      const { database, texts } = listening(room);
      const by = openPlayers({
        database,
        captcha: createWorkCaptcha({ ...room.dependencies, database, asked: little }),
      });
      const answers = [undefined, "nonsense.1", await answerTo(signingIn)];
      const codes: unknown[] = [];
      for (const answer of answers) {
        const given = answer === undefined ? {} : { answer };
        const outcome = await signIn(login, "a wrong guess", { by, ...given });
        codes.push(outcome.ok || outcome.refusal.code);
      }
      return { codes, texts };
    };
    await fail("alice@example.com", 3);
    await fail("nobody@example.com", 3);
    const known = await stepsOf("alice@example.com");
    expect(known.codes).toEqual(["captcha_required", "captcha_refused", "wrong_credentials"]);
    expect(known.texts.some((text) => text.includes("spent_challenge"))).toBe(true);
    expect(await stepsOf("nobody@example.com")).toEqual(known);
  });
});

describe("the answer to a question", () => {
  test("counts once, and once among twenty that come at the same moment", async () => {
    const answer = await answerTo(signingIn);
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => players.passCaptcha(signingIn, answer)),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await players.passCaptcha(signingIn, answer)).toEqual(refused);
  });

  test("counts for five minutes", async () => {
    const [early, late] = [await answerTo(signingIn), await answerTo(signingIn)];
    room.clock.forward(299_999);
    expect(await players.passCaptcha(signingIn, early)).toMatchObject({ ok: true });
    room.clock.forward(1);
    expect(await players.passCaptcha(signingIn, late)).toEqual(refused);
  });

  test.each<[string, Partial<CaptchaFor>]>([
    ["another action", { action: "password_reset" }],
    ["another brand", { brand: "marlin" }],
  ])("is none for %s", async (_, change) => {
    const answer = await answerTo({ ...signingIn, ...change });
    expect(await players.passCaptcha(signingIn, answer)).toEqual(refused);
  });

  test.each<[string, (challenge: string, nonces: string[]) => string[]]>([
    ["work on a challenge of one's own", (_, nonces) => ["A".repeat(75), ...nonces]],
    ["a challenge with more time", (challenge, nonces) => [`B${challenge.slice(1)}`, ...nonces]],
    [
      "a number before the first that is right",
      (challenge, [first = "", ...nonces]) => [challenge, before(first), ...nonces],
    ],
    ["a round too few", (challenge, nonces) => [challenge, ...nonces.slice(1)]],
    ["a round too many", (challenge, nonces) => [challenge, ...nonces, "0"]],
    ["no work", (challenge) => [challenge]],
  ])("is not %s", async (_, change) => {
    let [challenge = "", ...nonces] = (await answerTo(signingIn)).split(".");
    while (nonces[0] === "0") {
      [challenge = "", ...nonces] = (await answerTo(signingIn)).split(".");
    }
    const answer = change(challenge, nonces).join(".");
    expect(await players.passCaptcha(signingIn, answer)).toEqual(refused);
    const right = [challenge, ...nonces].join(".");
    expect(await players.passCaptcha(signingIn, right)).toMatchObject({ ok: true });
  });
});

test("a new password is asked for with work from the fourth time on, by whoever asks for whom", async () => {
  const address = "203.0.113.90";
  const ask = (email: string, answer?: string) =>
    players.askForPassword({ brand, email, address, captcha: answer, language: "en", page: "/" });
  for (const email of ["alice@example.com", "nobody@example.com", "noone@example.com"]) {
    expect(await ask(email)).toMatchObject({ ok: true });
  }
  expect(await ask("alice@example.com")).toEqual(required);
  expect(await ask("nobody@example.com")).toEqual(required);
  const answer = await answerTo({ ...signingIn, action: "password_reset" });
  expect(await ask("alice@example.com", answer)).toMatchObject({ ok: true });
});

test("without another choice it is the built-in work, and it is a moment of it", () => {
  const { captcha: _, ...others } = room.dependencies;
  const pass = createPlayers(others).passCaptcha;
  return expect(pass(signingIn, undefined)).resolves.toMatchObject({
    refusal: { captcha: { kind: "PROOF_OF_WORK", rounds: 16, bits: 13 } },
  });
});
