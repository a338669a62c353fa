import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entryData, entryKinds, type EntryKind } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { expect, test } from "vitest";
import { z } from "zod";
import { findLinks } from "../entries/find-links.ts";
import { pathOf, slugSpaceOf, type AddressFacts } from "../entries/path-of.ts";
import { decideSlugReserved } from "../entries/reserved-slugs.ts";

const root = join(import.meta.dirname, "../../../../database/demo/content");
const languages = ["en", "es", "de"] as const;
const buckets = ["default", "marlin"] as const;

const perLanguage = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ en: schema, es: schema, de: schema });

const entryFile = z.strictObject({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  published: z.literal(false).optional(),
  common: z.record(z.string(), z.unknown()),
  languages: perLanguage(z.record(z.string(), z.unknown())),
});

const mediaFile = z.strictObject({
  id: z.uuid(),
  name: z.string().min(1).max(80),
  folder: z.string().regex(/^[a-z][a-z-]*$/),
  alt: perLanguage(z.string().min(10).max(200)),
  focalPoint: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  file: z.string().regex(/^[a-z0-9-]+\.webp$/),
});

type Entry = z.output<typeof entryFile> & { readonly name: string; readonly bucket: string };

const files = buckets.flatMap((bucket) =>
  readdirSync(join(root, bucket)).flatMap((folder) =>
    readdirSync(join(root, bucket, folder))
      .filter((file) => file.endsWith(".json"))
      .map((file) => ({
        bucket,
        folder,
        name: file.slice(0, -".json".length),
        written: JSON.parse(readFileSync(join(root, bucket, folder, file), "utf8")) as unknown,
      })),
  ),
);
const pictures = files
  .filter(({ folder }) => folder === "media")
  .map(({ bucket, name, written }) => ({ bucket, fileName: name, ...mediaFile.parse(written) }));
const entries: Entry[] = files
  .filter(({ folder }) => folder !== "media")
  .map(({ bucket, folder, name, written }) => {
    const entry = { bucket, name, ...entryFile.parse(written) };
    expect(entry.kind, `${folder}/${name}`).toBe(folder);
    return entry;
  });

test("every file holds what its kind may hold, in every language", () => {
  expect(entries.length).toBeGreaterThan(100);
  for (const { kind, name, common, languages: parts } of entries) {
    const read = entryData[kind].common.safeParse(common);
    expect(read.error?.issues, `${kind}/${name} common`).toBeUndefined();
    // What the schema would drop or add was not what the author meant.
    expect(common, `${kind}/${name} common`).toMatchObject(withoutDefaults(common, read.data));
    for (const language of languages) {
      const part = entryData[kind].language.safeParse(parts[language]);
      expect(part.error?.issues, `${kind}/${name} ${language}`).toBeUndefined();
      expect(part.data, `${kind}/${name} ${language}`).toEqual(parts[language]);
    }
  }
});

test("an id names one thing, and a file bears the name of what it holds", () => {
  const ids = [...entries, ...pictures].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, fileName } of pictures) expect(fileName).toBe(id);
  for (const { name, kind, common, languages: parts } of entries) {
    const expected = kind === "functional" ? common["key"] : (parts.en["slug"] ?? name);
    expect(name, kind).toBe(expected);
  }
});

test.each(buckets)("in %s every reference leads to something in the same bucket", (bucket) => {
  const mine = entries.filter((entry) => entry.bucket === bucket);
  const known = new Set(
    [...mine, ...pictures.filter((picture) => picture.bucket === bucket)].map(({ id }) => id),
  );
  const dead = mine.flatMap((entry) =>
    [...findLinks([entry.common, entry.languages]).ids]
      .filter((id) => isUuid(id) && !known.has(id))
      .map((id) => `${entry.kind}/${entry.name}: ${id}`),
  );
  expect(dead).toEqual([]);
});

test.each(buckets)(
  "in %s no two entries share an address, and none takes a reserved one",
  (bucket) => {
    const mine = entries.filter((entry) => entry.bucket === bucket);
    for (const language of languages) {
      const paths = mine.flatMap((entry) => addressOf(entry, language) ?? []);
      expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
      for (const entry of mine) {
        const space = slugSpaceOf(spaceFacts(entry));
        const slug = entry.languages[language]["slug"];
        if (space === undefined || typeof slug !== "string") continue;
        expect(decideSlugReserved({ space, slug }, new Set(["all"])), slug).toBeUndefined();
      }
    }
  },
);

test.each(buckets)("in %s every link of a text or a menu leads somewhere", (bucket) => {
  const mine = entries.filter((entry) => entry.bucket === bucket);
  const pages = new Set(
    mine
      .filter(({ published }) => published !== false)
      .flatMap((entry) => languages.flatMap((language) => addressOf(entry, language) ?? [])),
  );
  const dead = mine.flatMap((entry) =>
    [...findLinks([entry.common, entry.languages]).paths]
      .filter((path) => !pages.has(path) && !isFixedRoute(path))
      .map((path) => `${entry.kind}/${entry.name}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test("no sentence claims what a house may not claim", () => {
  const claims =
    /guaranteed (to )?win|sure win|due to hit|risk[- ]free|can.t lose|free money|get rich|easy money|sin riesgo|ganancia (segura|garantizada)|premio garantizado|dinero fácil|le toca salir|risikolos|risikofrei|ohne risiko|gewinngarantie|garantierter gewinn|sicherer gewinn|schnelles geld|überfällig/i;
  expect("Guaranteed win, risk-free").toMatch(claims);
  const found = files
    .filter(({ written }) => claims.test(JSON.stringify(written)))
    .map(({ folder, name }) => `${folder}/${name}`);
  expect(found).toEqual([]);
});

test("a house in full: help, promotions, articles, slideshows, and the ten games in waiting", () => {
  const count = (keep: (entry: Entry) => boolean) =>
    entries.filter((entry) => entry.bucket === "default" && keep(entry)).length;
  const ofType = (pageType: string) => count(({ common }) => common["pageType"] === pageType);
  const ofKind = (kind: EntryKind) => count((entry) => entry.kind === kind);
  expect(ofType("help")).toBeGreaterThanOrEqual(12);
  expect(ofKind("section")).toBeGreaterThanOrEqual(4);
  expect(ofType("promotion")).toBeGreaterThanOrEqual(6);
  expect(ofType("article")).toBeGreaterThanOrEqual(4);
  expect(ofKind("slideshow")).toBe(3);
  expect(ofKind("functional")).toBe(8);
  const games = entries.filter(({ kind }) => kind === "casino_game_page");
  expect(games).toHaveLength(10);
  expect(games.filter(({ published }) => published !== false)).toEqual([]);
});

/** The parsed data without what only the schema's defaults added. */
function withoutDefaults(written: object, parsed: unknown): object {
  return Object.fromEntries(
    Object.entries(parsed as object).filter(([field]) => Object.hasOwn(written, field)),
  );
}

function spaceFacts({ kind, common }: Entry) {
  const pageType = entryData.content_page.common.shape.pageType.safeParse(common["pageType"]);
  return pageType.success ? { kind, pageType: pageType.data } : { kind };
}

function addressOf(entry: Entry, language: (typeof languages)[number]): string | undefined {
  const slug = entry.languages[language]["slug"];
  const above = entries.find((other) =>
    entry.kind === "game_category"
      ? other.kind === "game_category" && JSON.stringify(other.common).includes(entry.id)
      : other.id === entry.common["section"],
  );
  return pathOf({
    kind: entry.kind,
    common: entryData[entry.kind].common.parse(entry.common),
    slug: typeof slug === "string" ? slug : undefined,
    parentSlug: above?.languages[language]["slug"],
  } as AddressFacts);
}

/** Routes of the site that are no content: they stand, or come with the issue that builds them. */
function isFixedRoute(path: string): boolean {
  const fixed = ["/", "/login", "/join", "/casino", "/my-games", "/sports", "/virtual-sports"];
  return (
    [...fixed, "/help", "/articles", "/promotions", "/validate-document"].includes(path) ||
    path === "/account" ||
    path.startsWith("/account/")
  );
}
