import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "@croupier/tools/people";
import { joined } from "./people.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

/** The build of an area that an operator wrote. */
const build = mkdtempSync(join(tmpdir(), "croupier-area-"));
const script = "/assets/account/ours-abc123.js";

let served: Served;
let enok: Person;
beforeAll(async () => {
  mkdirSync(join(build, "served/assets/account"), { recursive: true });
  writeFileSync(join(build, "served", script), "export const mount = () => () => {};");
  writeFileSync(join(build, "area.json"), JSON.stringify({ bridge: 1, script, styles: [] }));
  served = await serve((config) => ({ ...config, accountArea: build }));
  enok = await joined(served, "enok");
});
afterAll(async () => {
  await served.close();
  rmSync(build, { recursive: true });
});

function visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(served.url + path, { redirect: "manual", headers });
}

describe("the account area", () => {
  test("its files are served for good under their hashed names, and its description is not", async () => {
    const answer = await visit(script);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await visit("/area.json")).status).toBe(404);
  });

  test("[S2.3] the page below /account names the area to mount and belongs to nobody's cache", async () => {
    for (const path of ["/account", "/account/any/page"]) {
      const answer = await visit(path, { cookie: enok.cookie });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("cache-control"), path).toContain("no-store");
      const html = await answer.text();
      expect(html, path).toContain(script);
      expect(html, path).not.toContain("enok@people.example");
    }
  });

  test.each([
    ["/account", "/login?destination=%2Faccount"],
    [
      "/account/limits?period=7d&x=%26",
      "/login?destination=%2Faccount%2Flimits%3Fperiod%3D7d%26x%3D%2526",
    ],
    ["/account/%2F%2Fevil.example", "/login?destination=%2Faccount%2F%252F%252Fevil.example"],
  ])("without a session %s is %s", async (path, login) => {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, login]);
  });

  test("no other page brings the area along", async () => {
    const html = await (await visit("/my-games", { cookie: enok.cookie })).text();
    expect(html).not.toContain("/assets/account/");
  });
});
