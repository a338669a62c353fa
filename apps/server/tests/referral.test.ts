import { solveWork, type ProofOfWork } from "@croupier/kit/proof-of-work";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "@croupier/contracts";
import { describePerson, type Person } from "@croupier/tools/people";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let served: Served;
let fay: Person;
beforeAll(async () => {
  served = await serve();
  fay = await joined(served, "fay");
});
afterAll(() => served.close());

const ask = (path: string, cookie = "") =>
  fetch(`${served.url}/services/referral/v1/profiles/${path}`, { headers: { cookie } });

async function own(person: Person) {
  const answer = await ask(person.id, person.cookie);
  return endpoints.referral.profile.responses[200].parse(await answer.json());
}

async function joinWith(name: string, referral: object): Promise<number> {
  const answer = await fetch(`${served.url}/services/identity/v1/profiles`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: served.url },
    body: JSON.stringify({ ...describePerson(name), referral }),
  });
  return answer.status;
}

describe("what a code says of itself", () => {
  test.each([
    ["P2345678", "PROFILE", "WORD_OF_MOUTH"],
    ["partner-7", "AFFILIATE", "WORD_OF_MOUTH"],
    ["partner-7?extcmpid=raf_mail", "PROFILE", "raf_mail"],
    ["partner-7?extcmpid=a%3Bb", "AFFILIATE", "WORD_OF_MOUTH"],
  ])("[S7.21] %s", async (asked, type, sharingMethod) => {
    const answer = await fetch(`${served.url}/services/referral/v1/profiles/tracking/${asked}`);
    const code = asked.split("?")[0];
    expect(await answer.json()).toEqual({ code, type, sharingMethod, expiryDays: 40 });
  });

  test("F11: a code that somebody has is answered as one that nobody has", async () => {
    const { code } = await own(fay);
    const shapeOf = async (asked: string) => {
      const answer = await ask(`tracking/${asked}`);
      const text = (await answer.text()).replaceAll(asked, "CODE");
      return [answer.status, text, [...answer.headers.keys()].sort().join()];
    };
    expect(await shapeOf(code)).toEqual(await shapeOf("P22222222"));
  });

  test.each(["%20", "a%3Bb", "x".repeat(65)])("%s cannot be one", async (asked) => {
    expect((await ask(`tracking/${asked}`)).status).toBe(404);
  });
});

describe("a player's own referral", () => {
  test("[S7.22] has a code that begins with P, its link, and friends without a name", async () => {
    const frida = await joined(served, "frida");
    const answer = await fetch(`${served.url}/services/referral/v1/profiles/${frida.id}`, {
      headers: { cookie: frida.cookie },
    });
    const { code, path } = endpoints.referral.profile.responses[200].parse(await answer.json());
    expect(path).toBe(`/welcome/${code}`);
    expect(await joinWith("finn", { code, type: "AFFILIATE", sharingMethod: "raf_copy" })).toBe(
      201,
    );
    const after = await own(frida);
    expect(after.friends).toMatchObject({
      joined: 1,
      confirmed: 0,
      newest: [{ status: "JOINED" }],
    });
    expect(JSON.stringify(after)).not.toMatch(/finn/i);
  });

  test("[S4.17] whose code it was is decided by the rule, whatever the browser says", async () => {
    const { code } = await own(fay);
    await joinWith("fern", { code, type: "AFFILIATE", sharingMethod: "WORD_OF_MOUTH" });
    const { rows } = await served.fresh.database.pool.query(
      "SELECT referral FROM players.profile WHERE email LIKE 'fern%'",
    );
    expect(rows).toEqual([{ referral: { code, type: "PROFILE", sharingMethod: "WORD_OF_MOUTH" } }]);
  });

  test("who joins once more on the own link joins, and is brought by nobody", async () => {
    const { code, friends } = await own(fay);
    const [mailbox = "", host = ""] = fay.email.split("@");
    const again = { ...describePerson("fayagain"), email: `${mailbox}+again@${host}` };
    const answer = await fetch(`${served.url}/services/identity/v1/profiles`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: served.url },
      body: JSON.stringify({ ...again, referral: { code, type: "PROFILE" } }),
    });
    expect(answer.status).toBe(201);
    expect((await own(fay)).friends.joined).toBe(friends.joined);
  });
});

describe("who wants to be an affiliate", () => {
  const application = {
    name: "Fern Moss",
    email: "fern@reviews.example",
    site: "https://reviews.example/list",
    audience: "Adults who read about games",
    approach: "A list of houses that pay",
    language: "en",
    consents: { terms: true, privacy: true },
  };
  const apply = async (change: object) => {
    const answer = await fetch(`${served.url}/services/referral/v1/affiliate-applications`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: served.url },
      body: JSON.stringify({ ...application, ...change }),
    });
    const text = await answer.text();
    return { status: answer.status, text };
  };
  /** As a browser does: asked for work, it works and applies once more. */
  const applyWithWork = async (change: object) => {
    const first = await apply(change);
    const { code, captcha } = JSON.parse(first.text) as { code: string; captcha: ProofOfWork };
    expect(first.status).toBe(403);
    expect(code).toBe("captcha_required");
    return apply({ ...change, captcha: await solveWork(captcha, async () => {}) });
  };

  test("is taken, once while the first waits, and answered alike both times", async () => {
    const first = await applyWithWork({});
    expect(first).toEqual({ status: 202, text: "" });
    expect(await applyWithWork({ site: "other.example" })).toEqual(first);
    const { rows } = await served.fresh.database.pool.query(
      "SELECT site, status, consents FROM rewards.affiliate_application",
    );
    expect(rows).toEqual([
      { site: application.site, status: "waiting", consents: { terms: 1, privacy: 1 } },
    ]);
  });

  test.each([
    ["no consent", { consents: { terms: true, privacy: false } }, 422],
    ["a script for a site", { site: "javascript:alert(1).example" }, 400],
    ["a password in the address", { site: "https://a:b@reviews.example" }, 400],
    ["no site at all", { site: "reviews" }, 400],
    ["an empty audience", { audience: " " }, 400],
  ])("with %s is refused", async (_, change, status) => {
    expect((await apply(change)).status).toBe(status);
  });
});
