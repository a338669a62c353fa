import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" });

function read(name: string): string {
  return readFileSync(join(source, name), "utf8");
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

const modules = files.filter((name) => name.endsWith(".module.css"));
const palette = new Set(all(read("styles/palette.css"), /(--[a-z0-9-]+):/g));
const declared = new Set(
  files
    .filter((name) => name.startsWith("styles/") && name.endsWith(".css"))
    .flatMap((name) => all(read(name), /(--[a-z0-9-]+):/g)),
);

test("a component reads meaning, never the palette", () => {
  expect(modules.length).toBeGreaterThan(30);
  expect(palette.size).toBeGreaterThan(20);
  for (const name of modules) {
    const raw = all(read(name), /var\((--[\w-]+)/g).filter((token) => palette.has(token));
    expect(raw, `${name} should read what a colour is for`).toEqual([]);
  }
});

test("every token a component reads is declared, or is its own override", () => {
  for (const name of modules) {
    const unknown = all(read(name), /var\((--[\w-]+)/g).filter(
      (token) => !declared.has(token) && !/^--[A-Z][A-Za-z]+-[\w-]+$/.test(token),
    );
    expect(unknown, name).toEqual([]);
  }
});

test("a brand without a value for a meaning falls back to no other brand's accident", () => {
  const bases = all(read("styles/brands/kingfisher.css"), /(--[a-z0-9-]+):/g);
  const marlin = new Set(all(read("styles/brands/marlin.css"), /(--[a-z0-9-]+):/g));
  expect(bases.filter((token) => !marlin.has(token))).toEqual([]);
});

test("classes read Block, Block-part, Block--state, and stand in the components layer", () => {
  for (const name of modules) {
    const css = read(name).replaceAll(/\/\*[\s\S]*?\*\//g, "");
    expect(css.trimStart(), name).toMatch(/^@layer components \{/);
    const block = basename(name, ".module.css");
    const strangers = all(css, /\.([A-Za-z][\w-]*)(?=[\s.:,[>+~{)])/g).filter(
      (word) => word !== block && !word.startsWith(`${block}-`),
    );
    expect(strangers, name).toEqual([]);
  }
});

test("no style knows left from right", () => {
  const sided =
    /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right)|left|right|text-align:\s*(?:left|right))\s*[:;]/m;
  for (const name of modules) expect(read(name), name).not.toMatch(sided);
});
