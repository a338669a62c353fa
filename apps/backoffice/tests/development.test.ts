import { freshDatabase } from "@croupier/database/testing";
import { expect, test } from "vitest";
import { buildBackoffice, readBackofficeConfig } from "../src/face.ts";

test("in development Vite serves the console from its sources, and calls are answered as ever", async () => {
  const fresh = await freshDatabase();
  const config = readBackofficeConfig({
    CROUPIER_MODE: "test",
    CROUPIER_DEV: "1",
    CROUPIER_APP_DATABASE_URL: fresh.appUrl,
    CROUPIER_KEYS: `k1:${"a".repeat(43)}`,
    CROUPIER_LOG_LEVEL: "silent",
    // Vite bundles in this very process: slow for a moment is not overloaded.
    CROUPIER_SHED_DELAY_MS: "60000",
    BACKOFFICE_PORT: "0",
    METRICS_PORT: "0",
  });
  const backoffice = await buildBackoffice({ config });
  const { port } = await backoffice.listen();
  const read = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html,*/*" } });
  expect(await (await read("/outbox")).text()).toContain('src="/main.tsx"');
  expect((await read("/theme.ts")).headers.get("content-type")).toContain("javascript");
  expect((await read("/health/live")).status).toBe(200);
  expect((await read("/services/backoffice/v1/status")).status).toBe(401);
  await backoffice.close();
  await fresh.drop();
});
