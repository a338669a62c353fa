import { createClient } from "@croupier/contracts/client";
import { describe, expect, it } from "vitest";

import { createVisitorPlace } from "./visitor-place.ts";

const unexpected = "Error fetching Country subdivision: Unexpected status code";

/** A browser whose server answers with each of these in turn; `st=…` sets the cookie. */
function visiting(cookies: string, ...answers: (`st=${string}` | number | Error)[]) {
  const browser = { cookies, calls: [] as string[], errors: [] as string[] };
  const { geolocation } = createClient({
    baseUrl: "http://site.example",
    async fetch(input) {
      browser.calls.push(new URL(new Request(input).url).pathname);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      if (typeof answer === "string") {
        browser.cookies = [browser.cookies, answer].filter((part) => part !== "").join("; ");
        return new Response(null, { status: 202 });
      }
      const type = answer === 503 ? "application/problem+json" : "text/plain";
      const body = answer === 204 ? null : answer === 503 ? "{}" : "<html>";
      return new Response(body, { status: answer ?? 202, headers: { "content-type": type } });
    },
  });
  const place = createVisitorPlace({
    geolocation,
    readCookies: () => browser.cookies,
    logError: (text) => browser.errors.push(text),
  });
  return { browser, place };
}

describe("the place of the visitor", () => {
  it.each([
    ["st=CW", "CW"],
    ["sid=1; st=CA:QC", "CA:QC"],
    ["st=FR:20R; theme=dark", "FR:20R"],
  ])("[S9.15] is read from the cookie %s without a call", async (cookies, expected) => {
    const { browser, place } = visiting(cookies);
    expect(await place.read()).toBe(expected);
    expect(browser.calls).toEqual([]);
  });

  it.each(["", "best=CW", "st=", "st=nowhere"])(
    "[S4.16] is asked for where the cookies are %j, and read again after the 202",
    async (cookies) => {
      const { browser, place } = visiting(cookies, "st=CA:QC");
      expect(await place.read()).toBe("CA:QC");
      expect(browser.calls).toEqual(["/services/geolocation/subdivision"]);
      expect(browser.errors).toEqual([]);
    },
  );

  it.each([200, 204, 404, 503])(
    "[S8.9] [S4.16] the status %i logs the error and gives nothing",
    async (status) => {
      const { browser, place } = visiting("", status);
      expect(await place.read()).toBeUndefined();
      expect(browser.errors).toEqual([unexpected]);
    },
  );

  it("[S4.16] what the server answered is kept until it is cleared", async () => {
    const { browser, place } = visiting("", 503, "st=CW");
    expect(await Promise.all([place.read(), place.read()])).toEqual([undefined, undefined]);
    expect(await place.read()).toBeUndefined();
    expect(browser.calls).toHaveLength(1);
    place.clear();
    expect(await place.read()).toBe("CW");
    expect(browser.calls).toHaveLength(2);
  });

  it("without a connection nothing is known, nothing is kept and nothing is logged", async () => {
    const { browser, place } = visiting("", new TypeError("Failed to fetch"), "st=CW");
    expect(await place.read()).toBeUndefined();
    expect(await place.read()).toBe("CW");
    expect(browser.errors).toEqual([]);
  });
});
