import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBackofficeConfig } from "@croupier/backoffice";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { readConfig } from "@croupier/server";
import { everySetting, type Reader } from "@croupier/server/shell";
import { readWorkerConfig } from "@croupier/worker";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreeNeighbours } from "../../world/free-port.ts";
import { sown } from "../../world/templates.ts";
import { root } from "../../root.ts";
import { readEnvironment } from "../environment.ts";
import { endOf, runPart, untilItSays } from "./run-part.ts";
import { everythingValid, examples } from "./setting-examples.ts";

const readers = {
  start: readEnvironment,
  server: readConfig,
  worker: readWorkerConfig,
  "back-office": readBackofficeConfig,
};
type Part = Exclude<Reader, "start" | "tests">;
const parts = ["server", "worker", "back-office"] as const satisfies readonly Part[];
const folders = { server: "server", worker: "worker", "back-office": "backoffice" } as const;

const namesOf = (reader: Reader) =>
  Object.entries(everySetting)
    .filter(([, one]) => (one.readers as readonly Reader[]).includes(reader))
    .map(([name]) => name as keyof typeof examples);

describe.each(Object.entries(readers))("what the %s is told", (reader, read) => {
  test("is accepted with every documented variable at once", () => {
    expect(() => read(everythingValid)).not.toThrow();
  });

  test.each(namesOf(reader as Reader))("is refused by name when %s is wrong", (name) => {
    expect(() => read({ ...everythingValid, [name]: examples[name].wrong })).toThrow(
      new RegExp(`^${name} (?:is|must be) [^\\n]*$`),
    );
  });
});

test("nobody reads a variable that the table does not know", () => {
  const files = [
    ...["environment", "keys", "plan", "main", "reset", "staff"].map((one) => `tools/start/${one}`),
    "apps/server/main",
    "apps/worker/main",
    "apps/backoffice/main",
  ];
  const read = files.flatMap((file) =>
    [
      ...readFileSync(join(root, `${file}.ts`), "utf8").matchAll(/(?:env|told)\["([A-Z_]+)"\]/g),
    ].map(([, name = ""]) => name),
  );
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((name) => !Object.hasOwn(everySetting, name))).toEqual([]);
});

describe("each process", () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase({ template: sown });
  });
  afterAll(() => fresh.drop());

  test.each(parts)(
    "the %s starts with every documented variable set",
    async (part) => {
      const port = await findFreeNeighbours(4);
      const run = runPart(folders[part], {
        ...everythingValid,
        CROUPIER_APP_DATABASE_URL: fresh.appUrl,
        // The account area is there once it is built, which this test does not wait for.
        CROUPIER_ACCOUNT_AREA: "",
        PORT: String(port),
        BACKOFFICE_PORT: String(port + 1),
        GAMES_PORT: String(port + 2),
        METRICS_PORT: String(port + 3),
      });
      try {
        await untilItSays(run, `http://127.0.0.1:${port + 3}/metrics`);
      } finally {
        run.child.kill("SIGTERM");
      }
      expect(await endOf(run)).toBe(0);
    },
    180_000,
  );

  test.each(parts)(
    "the %s ends with a sentence for each variable that is wrong",
    async (part) => {
      const wrong = Object.fromEntries(namesOf(part).map((name) => [name, examples[name].wrong]));
      const run = runPart(folders[part], { ...everythingValid, ...wrong });
      expect(await endOf(run)).toBe(1);
      for (const name of Object.keys(wrong)) expect(run.said()).toContain(`${name} is "`);
      expect(run.said()).not.toContain("    at ");
    },
    180_000,
  );
});
