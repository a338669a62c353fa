import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sown } from "../../world/templates.ts";
import { root } from "../../root.ts";

let house: FreshDatabase;
let folder: string;
beforeAll(async () => {
  house = await freshDatabase({ template: sown });
  folder = await mkdtemp(join(tmpdir(), "croupier-provider-"));
});
afterAll(async () => {
  await house.drop();
  await rm(folder, { recursive: true, force: true });
});

/** As its guide says: one door, and the settings that `npm start` has. */
function provider(args: readonly string[], url = house.adminUrl) {
  const env = {
    PATH: process.env["PATH"],
    DATABASE_URL: url,
    CROUPIER_KEYS: `k1:${"a".repeat(43)}`,
  };
  return new Promise<{ code: number; said: string; wrong: string }>((resolve) => {
    const command = ["tools/run.mjs", "provider", ...args];
    execFile(process.execPath, command, { cwd: root, env }, (error, said, wrong) =>
      resolve({ code: Number(error?.code ?? 0), said: said.trim(), wrong: wrong.trim() }),
    );
  });
}

test(
  "a maker of games, its keys and its game are added by the commands of the guide",
  { timeout: 300_000 },
  async () => {
    const done = (said: unknown) => ({ code: 0, said, wrong: "" });
    expect(await provider(["add", "acme", "Acme Games"])).toEqual(
      done("Acme Games is known as acme"),
    );
    expect(await provider(["add-key", "acme", "2026-11"])).toEqual(
      done(expect.stringMatching(/^[\w-]{43}$/)),
    );
    const game = {
      game: "acme-slot",
      gameCode: "slot-1",
      path: "/slot-1",
      product: "casino",
      returnToPlayer: 0.965,
      deviation: 4.2,
      roundMs: 2500,
      stakes: { EUR: { min: "0.10", max: "100.00" } },
    };
    const file = join(folder, "game.json");
    await writeFile(file, JSON.stringify(game));
    expect(await provider(["add-game", "acme", file])).toEqual(
      done("acme-slot is listed; content that names it shows it"),
    );
    expect(await provider(["add-hub", "acme_hub", "Acme Hub"])).toMatchObject({ code: 0 });
    const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = join(folder, "hub.pem");
    await writeFile(pem, publicKey.export({ format: "pem", type: "spki" }));
    expect(await provider(["add-key", "acme_hub", "2026-11", pem])).toEqual(
      done("2026-11 is known"),
    );
    expect(await provider(["end-key", "acme", "2026-11"])).toMatchObject({ code: 0 });
  },
);

test("what is wrong is one sentence, and nothing is changed", { timeout: 300_000 }, async () => {
  const refused = (sentence: RegExp) => ({
    code: 1,
    said: "",
    wrong: expect.stringMatching(sentence),
  });
  expect(await provider([])).toEqual(refused(/^npm run provider -- WORD …\nadd CODE/));
  expect(await provider(["add-key", "nobody", "2026-11"])).toEqual(
    refused(/^Nothing was changed: [^\n]+$/),
  );
  expect(await provider(["end-key", "nobody", "2026-11"])).toEqual(
    refused(/^nobody has no key 2026-11\.$/),
  );
  expect(await provider(["add", "other", "Other"], house.appUrl)).toEqual(
    refused(/^DATABASE_URL must be that of the owner/),
  );
});
