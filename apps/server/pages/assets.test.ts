import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { createShellMetrics } from "../src/shell/metrics.ts";
import { createPressure } from "../src/shell/pressure.ts";
import { createSecurityHeaders } from "../src/shell/security-headers.ts";
import { createShell } from "../src/shell/shell.ts";
import { mountAssets } from "./assets.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

const large = 3 * 1024 * 1024;

/** A built site of three files, as the server would serve it, and what went wrong meanwhile. */
async function serveBuild() {
  const folder = mkdtempSync(join(tmpdir(), "croupier-assets-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/page-abc.js"), "export default 1;");
  writeFileSync(join(folder, "assets/film-abc.webp"), Buffer.alloc(large));
  writeFileSync(join(folder, "service-worker.js"), "addEventListener('fetch', () => {});");
  const pressure = createPressure({ waiting: () => 0 });
  const errors: unknown[] = [];
  const app = createShell({
    logger: pino({ level: "silent" }),
    metrics: createShellMetrics({ pressure }),
    pressure,
    securityHeaders: createSecurityHeaders({ https: false }),
    recordError: (error) => errors.push(error),
  });
  mountAssets(app, folder);
  undo.push(
    () => app.close(),
    () => pressure.stop(),
    () => rmSync(folder, { recursive: true, force: true }),
  );
  return { app, folder, errors };
}

test.each(["/assets/page-abc.js", "/assets/film-abc.webp"])(
  "%s is not found, and not for ever, once a new build has taken it away",
  async (url) => {
    const { app, folder, errors } = await serveBuild();
    rmSync(join(folder, "assets"), { recursive: true });
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({ code: "not_found" });
    expect(errors).toEqual([]);
  },
);

test("a file that comes back is served again, and one that was served before never went", async () => {
  const { app, folder } = await serveBuild();
  const url = "/assets/page-abc.js";
  const path = join(folder, url);
  rmSync(path);
  expect((await app.inject({ url })).statusCode).toBe(404);
  writeFileSync(path, "export default 1;");
  expect((await app.inject({ url })).statusCode).toBe(200);
  rmSync(path);
  const kept = await app.inject({ url });
  expect([kept.statusCode, kept.body]).toEqual([200, "export default 1;"]);
  expect(kept.headers["cache-control"]).toContain("immutable");
});

test("the service worker may ask for our files, and no other file may ask for anything", async () => {
  const { app } = await serveBuild();
  const policyOf = async (url: string) =>
    (await app.inject({ url })).headers["content-security-policy"];
  expect(await policyOf("/service-worker.js")).toContain("connect-src 'self'");
  expect(await policyOf("/assets/page-abc.js")).not.toContain("connect-src");
});

test("a large file is streamed whole", async () => {
  const { app } = await serveBuild();
  const answer = await app.inject({ url: "/assets/film-abc.webp" });
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, large]);
});

test.each([
  "/assets",
  "/assets/",
  "/assets/nothing-abc.js",
  "/assets/page-abc.js/",
  "/assets/page-abc.js%00",
  "/assets/%2e%2e/%2e%2e/package.json",
  `/assets/${"a".repeat(5_000)}`,
])("%s is no file of the build", async (url) => {
  const { app, errors } = await serveBuild();
  expect((await app.inject({ url })).statusCode).toBe(404);
  expect(errors).toEqual([]);
});
