import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { hostilePaths } from "../../tests/hostile-paths.ts";
import { detour } from "../sign-in/detour.ts";
import { readEvent } from "./read-event.ts";

const site = "https://kingfisher.example";

describe("an event of the bridge", () => {
  it.each([
    { type: "navigationStart", path: "/account/limits?period=7d#chart" },
    { type: "navigationEnd", path: "/account", title: "Overview", replace: true },
    { type: "navigationError", error: "not-found" },
    { type: "navigationError", error: "internal" },
    { type: "navigationBack" },
    { type: "navigationBack", otherwise: "/help" },
    { type: "navigationForward" },
    { type: "navigationOutside", path: "/casino/reels#quickplay_realplay" },
    { type: "loginRequired" },
    { type: "loginRequired", destination: "/account/limits#day" },
    { type: "notice", kind: "refused", text: "A device has to come first." },
    { type: "playerChanged" },
    { type: "logoutRequested" },
  ])("[S4.10] is heard as it was said: $type", (event) => {
    expect(readEvent(event)).toEqual(event);
  });

  it("any error but not-found is an internal one", () => {
    for (const error of ["timeout", undefined, 7, { toString: () => "not-found" }]) {
      expect(readEvent({ type: "navigationError", error })).toEqual({
        type: "navigationError",
        error: "internal",
      });
    }
  });

  it.each([null, undefined, 7, "navigationBack", [], {}, { type: "constructor" }, { type: null }])(
    "is none in %j",
    (said) => {
      expect(readEvent(said)).toBeUndefined();
    },
  );

  it("puts no address into the bar that is not of the area", () => {
    for (const path of ["/", "/help", "/accounts", "/account/../help", "account", "", 7, null]) {
      expect(readEvent({ type: "navigationStart", path }), String(path)).toBeUndefined();
      expect(readEvent({ type: "navigationEnd", path }), String(path)).toBeUndefined();
    }
  });

  it("is dropped, or loses its path, for every known way to dress another origin as one", () => {
    const payloads = hostilePaths();
    expect(payloads.length).toBeGreaterThan(300);
    for (const path of payloads.flatMap((one) => [one, `/account/..${one}`, `/account${one}`])) {
      for (const said of [
        { type: "navigationStart", path },
        { type: "navigationEnd", path },
        { type: "navigationOutside", path },
        { type: "navigationBack", otherwise: path },
        { type: "loginRequired", destination: path },
      ]) {
        for (const kept of pathsOf(readEvent(said))) expectOfThisSite(kept);
      }
    }
  });

  it("leads to no other origin, whatever is said", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(fc.constantFrom("navigationOutside", "navigationEnd"), text, (type, junk) => {
        for (const path of [junk, `/${junk}`, `/account/${junk}`]) {
          for (const kept of pathsOf(readEvent({ type, path }))) expectOfThisSite(kept);
        }
      }),
    );
  });

  it("a title that is none, or a whole page long, is left out", () => {
    for (const title of ["", 7, null, "x".repeat(201)]) {
      expect(readEvent({ type: "navigationEnd", path: "/account", title })).toEqual({
        type: "navigationEnd",
        path: "/account",
        replace: false,
      });
    }
  });
});

it("[S2.1] the login gets the destination as one query parameter, with its fragment inside", () => {
  const login = new URL(detour("/login", "/account/limits?period=7d&x=1#day"), site);
  expect([login.pathname, login.hash]).toEqual(["/login", ""]);
  expect(login.searchParams.get("destination")).toBe("/account/limits?period=7d&x=1#day");
});

function pathsOf(event: object | undefined): string[] {
  return Object.entries(event ?? {}).flatMap(([name, value]) =>
    name !== "type" && typeof value === "string" ? [value] : [],
  );
}

function expectOfThisSite(path: string): void {
  expect(new URL(path, site).origin, path).toBe(site);
  expect(path, path).not.toMatch(/^\/[/\\]/);
}
