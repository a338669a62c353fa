import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { gates } from "@croupier/contracts";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { describePerson, type Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk } from "./desk.ts";
import { join, joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

const subject = "AbCdEfGhIjKlMnOpQrSt_-";
const agreed = (analytics: 0 | 1, marketing: 0 | 1) =>
  `consent=1.${analytics}.${marketing}.${subject}`;

let fresh: FreshDatabase;
let served: Served;
let vera: Person;
let article: string;
let page: string;
beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  const desk = await openDesk(fresh);
  const section = await desk.publish("section", {
    common: {},
    en: { slug: "payments", title: "Payments" },
  });
  article = await desk.publish("content_page", {
    common: { pageType: "help", section },
    en: { slug: "fees", title: "What it costs", blocks: [] },
  });
  page = await desk.publish("content_page", {
    common: { pageType: "generic" },
    en: { slug: "about", title: "About", blocks: [] },
  });
  // Sites that send visitors are known by name here, and a referral is kept for a week.
  await fresh.database.pool.query(
    `UPDATE content.brand SET flags = flags || $1 WHERE brand_code = 'kingfisher'`,
    [
      {
        affiliates: { tokenExpiryDays: 7, cookieDays: 7, payoutText: {} },
        refSiteToken: { "partner.example": { name: "Partner & Sons", token: "PRT-7" } },
        features: { "site.config.affiliate.check-referring-site.enabled": true },
      },
    ],
  );
  served = await serveOn(fresh);
  vera = await joined(served, "vera");
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

async function send(method: string, path: string, body: object, cookie = ""): Promise<Response> {
  return fetch(served.url + path, {
    method,
    headers: { "content-type": "application/json", origin: served.url, cookie },
    body: JSON.stringify(body),
  });
}

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await fresh.database.pool.query(sql)).rows as Row[];
}

const cookiesOf = (answer: Response) =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = "", ...rest] = cookie.split("; ");
      const at = pair.indexOf("=");
      return [pair.slice(0, at), { value: pair.slice(at + 1), rest: rest.join("; ") }];
    }),
  );

describe("a choice about cookies", () => {
  const choose = (body: object, cookie?: string) =>
    send("PUT", "/services/consent/v1/choice", { language: "en", ...body }, cookie);

  test("is answered, kept in the browser for half a year and recorded with version and language", async () => {
    const answer = await choose({ analytics: true, marketing: false, language: "es" });
    expect(await answer.json()).toEqual({ version: 1, analytics: true, marketing: false });
    const { consent } = cookiesOf(answer);
    expect(consent?.value).toMatch(/^1\.1\.0\.[\w-]{22}$/);
    expect(consent?.rest).toBe("Path=/; SameSite=Lax; Max-Age=15552000");
    const name = consent?.value.split(".")[3];
    expect(await rows(`SELECT * FROM oversight.consent WHERE subject = '${name}'`)).toMatchObject([
      {
        brand: "kingfisher",
        player_id: null,
        version: 1,
        language: "es",
        analytics: true,
        marketing: false,
      },
    ]);
  });

  test("that is changed is recorded under the same name, and for a player with their id", async () => {
    await choose({ analytics: false, marketing: true }, `${vera.cookie}; ${agreed(1, 1)}`);
    await choose({ analytics: false, marketing: false }, agreed(0, 1));
    const kept = await rows(
      `SELECT player_id, analytics, marketing FROM oversight.consent WHERE subject = '${subject}' ORDER BY consent_id`,
    );
    expect(kept).toEqual([
      { player_id: vera.id, analytics: false, marketing: true },
      { player_id: null, analytics: false, marketing: false },
    ]);
  });

  test("a yes to marketing keeps how the visitor came, a no takes it away", async () => {
    const arrival = { query: "?affid=77&ref=R1", referrer: "https://www.partner.example/" };
    const yes = cookiesOf(await choose({ analytics: false, marketing: true, arrival }));
    expect(yes["affid"]).toMatchObject({ value: "77" });
    expect(yes["referring-site-domain"]?.value).toBe("partner.example");
    const neither = cookiesOf(await choose({ analytics: true, marketing: false, arrival }));
    expect(Object.keys(neither)).toEqual(["consent"]);
    const no = await choose({ analytics: false, marketing: false }, "affid=77; referral=key=R1");
    expect(no.headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        "affid=; Path=/; SameSite=Lax; Max-Age=0",
        "referral=; Path=/; SameSite=Lax; Max-Age=0",
      ]),
    );
  });
});

/** As a browser says that a link on somebody else's page was followed. */
function fromElsewhere(referer: string) {
  return { referer, "sec-fetch-site": "cross-site" };
}

describe("[S7.30] [S9.13] who sent a visitor", () => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(served.url + path, { redirect: "manual", headers });

  test("is remembered as long as the brand says, once the visitor agreed to it", async () => {
    for (const path of ["/", "/no-such-page", "/"]) {
      const cookies = cookiesOf(await visit(`${path}?affid=partner-7`, { cookie: agreed(0, 1) }));
      expect(cookies["affid"]).toEqual({
        value: "partner-7",
        rest: "Path=/; SameSite=Lax; Max-Age=604800",
      });
    }
  });

  test.each([undefined, agreed(0, 0), agreed(1, 0), "consent=0.1.1.x"])(
    "and not by a browser that says %s",
    async (cookie) => {
      const answer = await visit(
        "/?affid=partner-7&ref=R1",
        cookie === undefined ? {} : { cookie },
      );
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test("[S3.27] [S4.17] a code is stored with its kind and the moment", async () => {
    const before = Date.now();
    const { referral } = cookiesOf(
      await visit("/join?ref=P123&affid=9&extcmpid=mail", { cookie: agreed(0, 1) }),
    );
    const stored = new URLSearchParams(referral?.value);
    expect(Object.fromEntries(stored)).toMatchObject({
      key: "P123",
      type: "PROFILE",
      affid: "9",
      sharing: "mail",
    });
    expect(Number(stored.get("timestamp"))).toBeGreaterThanOrEqual(before);
    const plain = cookiesOf(await visit("/join?ref=R1", { cookie: agreed(0, 1) }));
    expect(Object.fromEntries(new URLSearchParams(plain["referral"]?.value))).toEqual({
      key: "R1",
      type: "AFFILIATE",
      sharing: "WORD_OF_MOUTH",
      timestamp: expect.stringMatching(/^\d{13}$/),
    });
  });

  test.each([
    ["myafftoken=T1&referral=F1&ref=R1&extcmpid=raf_mail", "T1", "PROFILE"],
    ["referral=F1&ref=R1&extcmpid=mail", "F1", "AFFILIATE"],
    ["ref=R1", "R1", "AFFILIATE"],
  ])("[S5.8] [S9.16] the query %s stores %s as %s", async (query, key, type) => {
    const cookies = cookiesOf(
      await visit(`/join?${query}&affid=9&lang=es`, { cookie: agreed(0, 1) }),
    );
    const stored = Object.fromEntries(new URLSearchParams(cookies["referral"]?.value));
    const extcmpid = new URLSearchParams(query).get("extcmpid") ?? "WORD_OF_MOUTH";
    expect(stored).toMatchObject({ key, type, sharing: extcmpid, affid: "9" });
    expect([cookies["affid"]?.value, cookies["lang"]?.value]).toEqual(["9", "es"]);
  });

  test("[S6.1] a referred visitor sees what everybody sees: it is for tracking only", async () => {
    const seen = async (path: string, headers: Record<string, string>) => {
      const answer = await visit(path, headers);
      return [answer.status, (await answer.text()).replace(/nonce="[^"]*"/g, "")];
    };
    const alone = await seen("/", { cookie: agreed(0, 1) });
    const kept = `${agreed(0, 1)}; affid=9; referral=key=P123&type=PROFILE`;
    expect(await seen("/", { cookie: kept })).toEqual(alone);
    expect(await seen("/?ref=P123&affid=9", { cookie: agreed(0, 1) })).toEqual(alone);
    const closes = (audience: string) => gates.safeParse({ audience }).success;
    expect(["loggedIn", "loggedOut", "referred"].filter(closes)).toEqual(["loggedIn", "loggedOut"]);
  });

  test.each([
    ["https://www.partner.example/list?of=links", "partner.example", "Partner%20%26%20Sons"],
    ["https://partner.example/", "partner.example", "Partner%20%26%20Sons"],
  ])(
    "a link on %s is remembered by domain and name, and its token is the affiliate",
    async (referer, domain, name) => {
      for (const path of ["/", "/no-such-page"]) {
        const cookies = cookiesOf(
          await visit(path, { ...fromElsewhere(referer), cookie: agreed(0, 1) }),
        );
        expect(cookies["referring-site-domain"]?.value).toBe(domain);
        expect(cookies["referring-site-name"]?.value).toBe(name);
        expect(cookies["affid"]).toEqual({
          value: "PRT-7",
          rest: "Path=/; SameSite=Lax; Max-Age=604800",
        });
      }
    },
  );

  test.each([
    ["a site without a name", fromElsewhere("https://other.example/")],
    ["a name that is every object's", fromElsewhere("https://constructor/")],
    ["no address at all", fromElsewhere("about:blank")],
    ["our own pages", { referer: "https://partner.example/", "sec-fetch-site": "same-origin" }],
  ])("%s is not", async (_, headers) => {
    const answer = await visit("/", { ...headers, cookie: agreed(0, 1) });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("a code that could end the cookie is not kept", async () => {
    for (const affid of ["a;Path=/", "a\r\nSet-Cookie: b=c", "a=b,c", "x".repeat(65), "ü"]) {
      const query = new URLSearchParams({ affid });
      const answer = await visit(`/?${query}`, { cookie: agreed(0, 1) });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("what the browser kept is handed over with the account, and then forgotten", async () => {
    await fresh.database.pool.query("DELETE FROM players.attempt");
    const referral = {
      code: "P123",
      type: "PROFILE",
      affiliateId: "9",
      sharingMethod: "mail",
      referringSite: { domain: "partner.example", name: "Partner & Sons" },
    };
    const answer = await fetch(`${served.url}/services/identity/v1/profiles`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: served.url,
        cookie: "affid=9; referral=key=P123; referring-site-domain=partner.example",
      },
      body: JSON.stringify({ ...describePerson("rhea"), referral }),
    });
    expect(answer.status).toBe(201);
    expect(
      await rows(
        "SELECT referral FROM players.profile WHERE nickname = 'rhea' OR email LIKE 'rhea%'",
      ),
    ).toEqual([{ referral }]);
    const gone = Object.entries(cookiesOf(answer)).filter(([, { rest }]) =>
      rest.includes("Max-Age=0"),
    );
    expect(gone.map(([name]) => name).sort()).toEqual([
      "affid",
      "referral",
      "referring-site-domain",
    ]);
    expect((await join(served, describePerson("rolf"))).status).toBe(201);
  });
});

describe("[S7.28] what visitors use", () => {
  const visit = "sitting-0123456789";
  const tell = (events: object[], cookie?: string) =>
    send("POST", "/services/analytics/v1/events", { visit, events }, cookie);
  const kept = () =>
    rows<{ name: string; path: string; facts: object }>(
      "SELECT name, path, facts FROM oversight.visit_event ORDER BY event_id",
    );
  beforeEach(() => fresh.database.pool.query("DELETE FROM oversight.visit_event"));

  test("is kept by its names, of those who agreed", async () => {
    const told = [
      { name: "page_change", path: "/" },
      { name: "carousel_promo", path: "/", slide: "s1", place: 1 },
      { name: "carousel_promo_cta", path: "/", slide: "s1", place: 1, link: "/promotions/x" },
      { name: "menu_click", path: "/", menu: "footer", place: 3, link: "/help" },
      {
        name: "gamecard_click",
        path: "/",
        game: "skylark",
        place: 9,
        row: 1,
        column: 1,
        columns: 8,
        neighbours: { left: "orrery", above: "keno" },
      },
      { name: "help_yes", path: "/help/a/b", article: "a1" },
      { name: "help_no", path: "/help/a/b", article: "a1" },
      { name: "account.deposit:click", path: "/", from: "header" },
    ];
    expect((await tell(told, agreed(1, 0))).status).toBe(202);
    expect((await kept()).map(({ name, path, facts }) => ({ name, path, ...facts }))).toEqual(told);
  });

  test("wherever in a grid of thousands the card of a game stands", async () => {
    const far = { place: 4_803, row: 600, column: 3, columns: 8, neighbours: {} };
    const click = { name: "gamecard_click", path: "/casino/all", game: "skylark", ...far };
    const told = [{ name: "page_change", path: "/casino/all" }, click];
    expect((await tell(told, agreed(1, 0))).status).toBe(202);
    expect((await kept()).map(({ facts }) => facts)).toEqual([{}, { game: "skylark", ...far }]);
  });

  test.each([undefined, agreed(0, 0), agreed(0, 1)])("and of %s nothing", async (cookie) => {
    expect((await tell([{ name: "page_change", path: "/" }], cookie)).status).toBe(202);
    expect(await kept()).toEqual([]);
  });

  test("without queries, without codes, without ids of people and without their address", async () => {
    const path = `/welcome/P1234XY?email=vera@example.com#${vera.id}`;
    const link = `https://partner.example/?player=${vera.id}`;
    const events = [
      { name: "menu_click", path, menu: "footer", place: 0, link, player: vera.id },
      { name: "page_change", path: `/profile/${vera.id}` },
    ];
    await tell(events, `${vera.cookie}; ${agreed(1, 1)}`);
    expect(await kept()).toEqual([
      {
        name: "menu_click",
        path: "/welcome/*",
        facts: { menu: "footer", place: 0, link: "https://partner.example" },
      },
      { name: "page_change", path: "/profile/*", facts: {} },
    ]);
    const [all] = await rows<{ all: string }>(
      "SELECT string_agg(row_to_json(e)::text, '') AS all FROM oversight.visit_event AS e",
    );
    for (const secret of [vera.id, subject, "127.0.0.1", "::1", "example.com"]) {
      expect(all?.all).not.toContain(secret);
    }
  });

  test("in batches of a bounded size", async () => {
    const one = { name: "page_change", path: "/" };
    expect(
      (
        await tell(
          Array.from({ length: 21 }, () => one),
          agreed(1, 0),
        )
      ).status,
    ).toBe(400);
    expect((await tell([], agreed(1, 0))).status).toBe(400);
    expect((await tell([{ name: "click", path: "/" }], agreed(1, 0))).status).toBe(400);
    const huge = { name: "help_yes", path: "/", article: "x".repeat(70_000) };
    expect((await tell([huge], agreed(1, 0))).status).toBe(413);
    expect(await kept()).toEqual([]);
  });
});

describe("an answer to a help article", () => {
  const answer = (id: string, body: object, cookie?: string) =>
    send(
      "PUT",
      `/services/support/v1/help-articles/${id}/feedback`,
      { language: "en", ...body },
      cookie,
    );
  const kept = () =>
    rows("SELECT signed_in, helpful, reason FROM support.help_feedback ORDER BY given_at");

  test("is one per visitor, who may change it, and one per player in whatever browser", async () => {
    const first = await answer(article, { helpful: true });
    expect(first.status).toBe(204);
    const { "help-feedback": visitor } = cookiesOf(first);
    expect(visitor?.rest).toBe("Path=/services/support; SameSite=Lax; Max-Age=15552000; HttpOnly");
    const again = await answer(
      article,
      { helpful: false, reason: "unclear" },
      `help-feedback=${visitor?.value}`,
    );
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await kept()).toEqual([{ signed_in: false, helpful: false, reason: "unclear" }]);

    await answer(article, { helpful: true }, vera.cookie);
    await answer(article, { helpful: false }, `${vera.cookie}; help-feedback=other`);
    expect((await kept()).slice(1)).toEqual([{ signed_in: true, helpful: false, reason: null }]);
  });

  test("is taken for articles of the help centre that this visitor can read, and for nothing else", async () => {
    const nobodys = "0199f0a0-0000-7000-8000-000000000000";
    for (const id of [page, nobodys, "x", "%27"]) {
      expect([id, (await answer(id, { helpful: true })).status]).toEqual([id, 404]);
    }
    expect((await answer(article, { helpful: true, language: "fr" })).status).toBe(404);
    expect((await answer(article, { helpful: false, reason: "I am Vera" })).status).toBe(400);
  });
});
