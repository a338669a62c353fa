import { endpoints, problem } from "@croupier/contracts";
import { freshDatabase } from "@croupier/database/testing";
import { solveWork } from "@croupier/kit/proof-of-work";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "./people.ts";
import { serve, serveOn, type Served } from "./serve.ts";

let served: Served;
let person: Person;
beforeAll(async () => {
  served = await serve((config) => ({
    ...config,
    http: { ...config.http, trustedProxies: ["127.0.0.0/8", "::1/128"] },
  }));
  person = await joined(served, "carmel");
});
afterAll(() => served.close());

let house = 0;
/** From another household each time, so that only the name raises suspicion. */
async function signIn(login: string, password: string, captcha?: string) {
  const { method, path } = endpoints.identity.signIn;
  const answer = await fetch(served.url + path, {
    method,
    headers: {
      "content-type": "application/json",
      origin: served.url,
      "x-forwarded-for": `10.8.0.${(house += 1)}`,
    },
    body: JSON.stringify({ login, password, ...(captcha === undefined ? {} : { captcha }) }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function questionAfterThree(login: string) {
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await signIn(login, "a wrong guess")).status).toBe(401);
  }
  const { status, body } = await signIn(login, person.password);
  expect(status).toBe(403);
  return problem.parse(body);
}

describe("F12: after three wrong passwords", () => {
  test("a sign-in is refused with a question, and goes through with its answer", async () => {
    const { code, captcha } = await questionAfterThree(person.email);
    expect(code).toBe("captcha_required");
    if (captcha?.kind !== "PROOF_OF_WORK") throw new Error("the built-in question is work");
    const answer = await solveWork(captcha, async () => {});
    expect((await signIn(person.email, person.password, answer)).status).toBe(201);
    // Nobody is suspected any more, and the answer, which was used, is not looked at.
    expect((await signIn(person.email, person.password, answer)).status).toBe(201);
  });

  test("F11: a name that nobody bears is asked the same", async () => {
    const unlike = { captcha: { challenge: "" }, traceId: "" };
    const known = await questionAfterThree(person.nickname ?? "");
    const unknown = await questionAfterThree("nobody.at.all");
    const alike = ({ captcha, ...others }: typeof known) => ({
      ...others,
      captcha: { ...captcha, ...unlike.captcha },
      traceId: unlike.traceId,
    });
    expect(alike(unknown)).toEqual(alike(known));
    expect(unknown.captcha).not.toEqual(known.captcha);
  });
});

describe("[S3.28] reCaptcha of a brand", () => {
  const siteKey = "the-key-of-the-pages";
  const apply = async ({ url }: Served) => {
    const answer = await fetch(url + endpoints.referral.applyAsAffiliate.path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({
        name: "Fern Moss",
        email: "fern@reviews.example",
        site: "https://reviews.example/list",
        audience: "Adults who read about games",
        approach: "A list of houses that pay",
        language: "en",
        consents: { terms: true, privacy: true },
      }),
    });
    return problem.parse(await answer.json()).captcha;
  };

  test.each([
    ["is asked where it is on", { enabled: true, siteKey }, { kind: "RECAPTCHA", siteKey }],
    ["is not where it is off", { enabled: false, siteKey }, { kind: "PROOF_OF_WORK" }],
    [
      "is not under a site key that the server has no secret of",
      { enabled: true, siteKey: "the-key-of-another-house" },
      { kind: "PROOF_OF_WORK" },
    ],
  ])("%s", async (_, reCaptcha, asked) => {
    const recaptcha = { siteKey, secret: "a secret", scoreMin: 0.5 };
    const fresh = await freshDatabase({ template: sown });
    await fresh.database.pool.query("UPDATE content.brand SET flags = flags || $1", [
      { reCaptcha },
    ]);
    const other = await serveOn(fresh, (config) => ({ ...config, recaptcha }));
    try {
      expect(await apply(other)).toMatchObject(asked);
    } finally {
      await other.close();
      await fresh.drop();
    }
  });
});

describe("what pages may fetch from outside", () => {
  const policyOf = async ({ url }: Served) =>
    (await fetch(`${url}/login`)).headers.get("content-security-policy") ?? "";

  test("is nothing while no operator has chosen reCAPTCHA", async () => {
    expect(await policyOf(served)).toContain("script-src 'self'");
    expect(await policyOf(served)).not.toContain("https://");
  });

  test("is reCAPTCHA alone where an operator has", async () => {
    const settings = { siteKey: "a key", secret: "a secret", scoreMin: 0.5 };
    const other = await serve((config) => ({ ...config, recaptcha: settings }));
    try {
      const policy = await policyOf(other);
      expect(policy.match(/https:\/\/[^\s;]*/g)).toEqual([
        "https://www.google.com/recaptcha/",
        "https://www.gstatic.com/recaptcha/",
        "https://www.google.com/recaptcha/",
        "https://www.google.com/recaptcha/",
        "https://recaptcha.google.com/recaptcha/",
      ]);
      const page = await (await fetch(`${other.url}/login`)).text();
      expect(page).not.toContain("recaptcha");
    } finally {
      await other.close();
    }
  });
});
