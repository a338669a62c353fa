import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, describePerson } from "@croupier/tools/people";
import { join, joined, post } from "./people.ts";
import { serve, serveOn } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
let spanish: string;
beforeAll(async () => {
  served = await serve();
  const answer = await join(served, { ...describePerson("sol"), language: "es" });
  spanish = cookieOf(answer);
});
afterAll(() => served.close());

async function languageOf(
  path: string,
  headers: Record<string, string> = {},
  from = served,
): Promise<string | undefined> {
  const answer = await fetch(from.url + path, { redirect: "manual", headers });
  return /<html[^>]* lang="([^"]+)"/.exec(await answer.text())?.[1];
}

describe("the language of a page", () => {
  const german = "de-AT, en;q=0.5";

  test.each<[name: string, path: string, headers: () => Record<string, string>, language: string]>([
    [
      "the address is heard first",
      "/?lang=de",
      () => ({ cookie: `lang=en; ${spanish}`, "accept-language": "en" }),
      "de",
    ],
    ["then the cookie", "/", () => ({ cookie: `lang=en; ${spanish}` }), "en"],
    ["then the player's own", "/", () => ({ cookie: spanish, "accept-language": german }), "es"],
    ["then the browser", "/", () => ({ "accept-language": german }), "de"],
    ["then the brand's own", "/", () => ({ "accept-language": "fr" }), "en"],
    [
      "a session that does not live says nothing",
      "/",
      () => ({ cookie: `sid=${"a".repeat(43)}`, "accept-language": german }),
      "de",
    ],
    [
      "a cookie that nobody offers says nothing",
      "/",
      () => ({ cookie: `lang=fr; ${spanish}` }),
      "es",
    ],
    ["on a page that is not kept as well", "/no-such-page", () => ({ cookie: spanish }), "es"],
  ])("%s", async (_name, path, headers, language) => {
    expect(await languageOf(path, headers())).toBe(language);
  });

  test("is one of the things a kept page is known by, whoever came first", async () => {
    const english = await joined(served, "ed");
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await languageOf("/", { cookie: spanish })).toBe("es");
      expect(await languageOf("/", { cookie: english.cookie })).toBe("en");
      expect(await languageOf("/")).toBe("en");
    }
  });

  test("is that of the data which a page fetches later as well", async () => {
    const menus = async (cookie: string): Promise<string> =>
      (await fetch(`${served.url}/_root.data`, { headers: { cookie } })).text();
    expect(await menus(spanish)).toBe(await menus(`${spanish}; lang=es`));
    expect(await menus(spanish)).not.toBe(await menus(`${spanish}; lang=en`));
  });

  test("is the player's own right after signing in", async () => {
    const { email, password } = describePerson("sol");
    const path = "/services/identity/v1/sessions";
    const answer = await post(served, path, { login: email, password });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie().join()).not.toContain("lang=");
    expect(await languageOf("/", { cookie: cookieOf(answer) })).toBe("es");
  });

  test("does not change for a language that nobody offers, and none is remembered", async () => {
    const answer = await fetch(`${served.url}/?lang=fr`, { headers: { cookie: "lang=de" } });
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(await answer.text()).toMatch(/<html[^>]* lang="de"/);
  });
});

describe("a pseudo language", () => {
  test("is spoken in test mode when the address or its cookie names it, and never offered", async () => {
    const tested = await serveOn(served.fresh, (config) => ({ ...config, mode: "test" }));
    const answer = await fetch(`${tested.url}/?lang=ar-XB`);
    expect(answer.headers.getSetCookie().join()).toContain("lang=ar-XB;");
    const html = await answer.text();
    expect(html).toMatch(/<html[^>]* lang="ar-XB" dir="rtl"/);
    expect(html).not.toContain('?lang=ar-XB" hrefLang');
    expect(await languageOf("/login", { cookie: "lang=en-XA" }, tested)).toBe("en-XA");
    expect(await languageOf("/", { "accept-language": "ar-XB" }, tested)).toBe("en");
    await tested.close();
  });

  test("is unknown in every other mode", async () => {
    const answer = await fetch(`${served.url}/?lang=en-XA`);
    expect(answer.headers.has("set-cookie")).toBe(false);
    expect(await answer.text()).toMatch(/<html[^>]* lang="en"/);
    expect(await languageOf("/", { cookie: "lang=ar-XB" })).toBe("en");
  });
});
