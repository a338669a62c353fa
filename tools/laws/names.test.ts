import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles } from "./parts/files.ts";

const files = listFiles();
const drawers = new Set("utils util utilities helpers helper misc common shared".split(" "));

test("no folder or file is a drawer", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((path) =>
    path.split("/").some((part) => drawers.has(part.replace(/\..*$/, "").toLowerCase())),
  );
  expectNone(found, {
    obey: "name it after what it does; a drawer grows because it never says no",
  });
});

test("a code file is kebab-case, a component is named after its export, nothing is called index", () => {
  const odd = files.filter((path) => {
    const name = path.split("/").at(-1) ?? path;
    if (!/\.(ts|tsx|mjs|css)$/.test(name) || name.endsWith(".d.ts")) return false;
    const stem = name.replace(/\.(ts|tsx|mjs|css)$/, "");
    if (stem === "index") return true;
    return !isKebab(stem) && !isComponent(stem) && !isMethod(path);
  });
  expectNone(odd, {
    obey: "place-hold.ts for code, BetSlip.tsx for a component, methods/wallet.placeHold.ts for a call",
  });
});

/** `place-hold.test`, `env.server`, `0001_…` never: a dot parts a kind, a dash parts words. */
function isKebab(stem: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(stem);
}

/** `BetSlip`, `BetSlip.module`, `BetSlip.story`, `BetSlip.test`. */
function isComponent(stem: string): boolean {
  return /^[A-Z][A-Za-z0-9]*(\.[a-z-]+)*$/.test(stem);
}

function isMethod(path: string): boolean {
  return /\/methods\/[a-z][A-Za-z]*\.[a-z][A-Za-z]*(\.test)?\.ts$/.test(path);
}
