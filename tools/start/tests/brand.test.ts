import { execFile } from "node:child_process";
import { createContent } from "@croupier/content";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { createOversight } from "@croupier/oversight";
import { readKeyring } from "@croupier/server/keyring";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../root.ts";
import { parseKeys } from "../keys.ts";
import { seed } from "../seed.ts";

const keys = parseKeys(`k1:${"b".repeat(43)}`);
const production = { mode: "production", brandCode: undefined } as const;
let house: FreshDatabase;
beforeAll(async () => {
  house = await freshDatabase();
});
afterAll(() => house.drop());

function brand(args: readonly string[]): Promise<{ code: number; said: string; wrong: string }> {
  const env = { PATH: process.env["PATH"], DATABASE_URL: house.adminUrl, CROUPIER_KEYS: keys };
  return new Promise((resolve) => {
    const command = ["tools/start/brand.ts", ...args];
    execFile(process.execPath, command, { cwd: root, env }, (error, said, wrong) =>
      resolve({ code: Number(error?.code ?? 0), said: said.trim(), wrong: wrong.trim() }),
    );
  });
}

const heron = [
  ["new", "heron", "Heron Casino", "--host", "play.heron.example", "--host", "heron.example"],
  ["--language", "de", "--language", "en", "--currency", "EUR", "--currency", "BTC"],
  ["--country", "CW", "--time-zone", "Europe/Malta", "--sms-from", "Heron"],
  ["--mail-from", "Heron <hello@heron.example>"],
].flat();

test(
  "a production start sows no brand and no content, and a brand is made by its command alone",
  { timeout: 300_000 },
  async () => {
    expect(await seed(house.appUrl, production)).toBe(false);
    const content = createContent({ database: house.database });
    expect(await content.listBrandHosts()).toEqual([]);
    expect(await brand(["list"])).toMatchObject({ code: 0, said: "There is no brand yet." });

    expect(await brand(heron)).toEqual({
      code: 0,
      said: "Heron Casino is heron, at play.heron.example, heron.example. Its pages are made in the back-office.",
      wrong: "",
    });
    expect(await seed(house.appUrl, production)).toBe(true);
    expect(await content.listBrandHosts()).toEqual([
      { brandCode: "heron", hosts: ["play.heron.example", "heron.example"] },
    ]);
    const question = { brandCode: "heron", language: undefined };
    expect(await content.readSiteConfiguration(question)).toMatchObject({
      brandName: "Heron Casino",
      bucket: "heron",
      languages: ["de", "en"],
      languageDefault: "de",
      currencies: ["EUR", "BTC"],
      defaultCurrency: "EUR",
      countryCode: "CW",
      affiliates: { payoutText: "" },
    });
    expect(await content.readSenders("heron")).toEqual({
      mail: "Heron <hello@heron.example>",
      sms: "Heron",
    });
    const buckets = await content.describeBuckets();
    expect(buckets.map(({ bucket, timeZone }) => [bucket, timeZone])).toEqual([
      ["heron", "Europe/Malta"],
    ]);

    expect(await brand(["add-host", "heron", "www.heron.example"])).toMatchObject({ code: 0 });
    expect(await content.findBrandByHost("www.heron.example")).toBe("heron");
    const keyring = readKeyring(keys);
    if (keyring === undefined) throw new Error("this is a keyring");
    const oversight = createOversight({ database: house.database, clock: systemClock, keyring });
    const trail = await oversight.listAudit({ subject: "heron", limit: 5 });
    expect(trail.map(({ action, staff }) => [action, staff])).toEqual([
      ["content.brand-hosts-added", null],
      ["content.brand-made", null],
    ]);

    const refused = (wrong: unknown) => ({ code: 1, said: "", wrong });
    expect(await brand(heron)).toEqual(
      refused("There is a brand heron already: npm run brand -- list."),
    );
    expect(await brand(heron.map((word) => (word === "heron" ? "egret" : word)))).toEqual(
      refused("play.heron.example is a name of heron already."),
    );
    expect(await content.listBrandHosts()).toHaveLength(1);
    expect(await brand(["add-host", "egret", "egret.example"])).toEqual(
      refused("There is no brand egret: npm run brand -- list."),
    );
  },
);

test("everything that is wrong with a brand is said at once", { timeout: 120_000 }, async () => {
  const { code, wrong } = await brand(["new", "Ibis!", "Ibis", "--host", "https://ibis.example"]);
  expect(code).toBe(1);
  for (const flag of ["CODE", "--host", "--language", "--currency", "--country", "--time-zone"]) {
    expect(wrong).toMatch(new RegExp(`^${flag}: `, "m"));
  }
  const sender = await brand([...heron.slice(0, -1), "nobody"]);
  expect(sender.wrong).toMatch(/^--mail-from is "nobody", but must be what the reader sees/);
  expect((await brand(["new", "ibis", "Ibis", "--hots", "x"])).wrong).toContain("--hots");
});
