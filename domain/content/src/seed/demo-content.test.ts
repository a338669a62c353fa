import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entryData, type EntryKind } from "@croupier/contracts";
import { isFixedPath } from "@croupier/contracts/fixed-paths";
import { isUuid } from "@croupier/kit/ids";
import { expect, test } from "vitest";
import { findLinks } from "../entries/find-links.ts";
import { pathOf, slugSpaceOf, type AddressFacts } from "../entries/path-of.ts";
import { readDemoBucket } from "../transfer/demo-files.ts";
import { decideSlugReserved } from "../entries/reserved-slugs.ts";

const root = join(import.meta.dirname, "../../../../database/demo/content");
const languages = ["en", "es", "de"] as const;
const buckets = ["default", "marlin"] as const;

type Written = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly published?: false;
  readonly common: Readonly<Record<string, unknown>>;
  readonly languages: Readonly<Record<(typeof languages)[number], Record<string, unknown>>>;
};
type Entry = Written & { readonly name: string; readonly bucket: string };
type Picture = { readonly id: string; readonly fileName: string; readonly bucket: string };

const files = buckets.flatMap((bucket) =>
  foldersIn(bucket).flatMap((folder) =>
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
function foldersIn(bucket: string): string[] {
  return readdirSync(join(root, bucket), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

const pictures = files
  .filter(({ folder }) => folder === "media")
  .map(({ bucket, name, written }): Picture => ({
    ...(written as Picture),
    bucket,
    fileName: name,
  }));
const written = files
  .filter(({ folder }) => folder !== "media")
  .map(({ bucket, name, written }): Entry => ({ ...(written as Written), bucket, name }));

/** What a bucket takes over from another one, as a first start sows it. */
const taken = (
  await Promise.all(
    buckets.map(async (bucket) => {
      const whole = (await readDemoBucket(join(root, bucket))) as {
        readonly entries: readonly Written[];
        readonly media: readonly { readonly id: string }[];
      };
      const known = new Set([...written, ...pictures].map(({ id }) => id));
      const isTaken = ({ id }: { readonly id: string }) => !known.has(id);
      return {
        entries: whole.entries
          .filter(isTaken)
          .map((entry): Entry => ({ ...entry, bucket, name: String(entry.languages.en["slug"]) })),
        pictures: whole.media.filter(isTaken).map(({ id }) => ({ id, bucket })),
      };
    }),
  )
).reduce((all, one) => ({
  entries: [...all.entries, ...one.entries],
  pictures: [...all.pictures, ...one.pictures],
}));
const entries = [...written, ...taken.entries];

test("every file has the form of an export, and no language is missing", () => {
  for (const { folder, name, written } of files.filter(({ folder }) => folder !== "media")) {
    const { published, ...entry } = written as Written;
    expect(entry, `${folder}/${name}`).toEqual({
      id: expect.any(String),
      kind: folder,
      common: expect.any(Object),
      languages: { en: expect.any(Object), es: expect.any(Object), de: expect.any(Object) },
    });
    expect(published, `${folder}/${name}`).not.toBe(true);
  }
  const sentence = expect.stringMatching(/^.{10,200}$/);
  for (const { id, ...picture } of pictures) {
    expect(picture, id).toMatchObject({
      name: expect.stringMatching(/^.{1,80}$/),
      folder: expect.stringMatching(/^[a-z][a-z-]*$/),
      alt: { en: sentence, es: sentence, de: sentence },
      focalPoint: { x: expect.any(Number), y: expect.any(Number) },
      file: expect.stringMatching(/^[a-z0-9-]+\.webp$/),
    });
  }
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
  const ids = [...entries, ...pictures, ...taken.pictures].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !isUuid(id))).toEqual([]);
  for (const { id, fileName } of pictures) expect(fileName).toBe(id);
  for (const { name, kind, common, languages: parts } of entries) {
    const expected = kind === "functional" ? common["key"] : (parts.en["slug"] ?? name);
    expect(name, kind).toBe(expected);
  }
});

test.each(buckets)("in %s every reference leads to something in the same bucket", (bucket) => {
  const mine = entries.filter((entry) => entry.bucket === bucket);
  const known = new Set(
    [
      ...mine,
      ...[...pictures, ...taken.pictures].filter((picture) => picture.bucket === bucket),
    ].map(({ id }) => id),
  );
  const dead = mine.flatMap((entry) =>
    [...findLinks([entry.common, entry.languages]).ids]
      .filter((id) => !known.has(id))
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
      .filter((path) => !pages.has(path) && !isFixedPath(path))
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

test("no promotion claims to run: nothing in this house credits one, on a day or of an amount", () => {
  const promotions = entries.filter(({ common }) => common["pageType"] === "promotion");
  expect(promotions.length).toBeGreaterThan(5);
  for (const { name, common, languages } of promotions) {
    expect(common, name).not.toHaveProperty("startsOn");
    expect(common, name).not.toHaveProperty("runs");
    expect(JSON.stringify(languages), name).not.toMatch(/[$€]|\bUSD\b|\d ?%/);
  }
});

test("a promotion that is still to come has no figure in its name, and every amount names its currency", () => {
  const figures =
    /\d|doubled|doblado|verdoppelt|\b(ten|forty|diez|cuarenta|zehn|vierzig)\b|percent|por ciento|prozent/i;
  const bare = /(?<![\d.,:$€])\d[\d.,]*[.,]\d\d(?!\d|\u00a0[$€U])/;
  expect("up to 40.00 an evening").toMatch(bare);
  expect("up to $40.00, up to 40,00\u00a0€").not.toMatch(bare);
  for (const { name, common, languages: parts } of entries) {
    if (common["pageType"] !== "promotion") continue;
    for (const language of languages) {
      expect(parts[language]["title"], name).not.toMatch(figures);
      expect(JSON.stringify(parts[language]), `${name} ${language}`).not.toMatch(bare);
    }
  }
});

test.each(buckets)(
  "in %s no menu around a page and no slide leads to a table nobody deals at",
  (bucket) => {
    const leading = entries.filter(
      ({ bucket: own, kind, common }) =>
        own === bucket && (kind === "slide" || (kind === "custom_menu" && "region" in common)),
    );
    expect(leading.length).toBeGreaterThan(5);
    const live = leading.filter((entry) => /"\/live-(casino|dealer)/.test(JSON.stringify(entry)));
    expect(live.map(({ name }) => name)).toEqual([]);
  },
);

test("the page of a game does not show the picture of its stage a second time", () => {
  for (const { kind, name, common, languages: parts } of entries) {
    if (kind !== "casino_game_page") continue;
    for (const own of [common["cardImage"], common["cardVerticalImage"]]) {
      if (own !== undefined) expect(JSON.stringify(parts), name).not.toContain(own);
    }
  }
});

test("how many steps joining has is told as it is", () => {
  const wrong =
    /(four|cuatro|vier)(n|en)? (short |kurzen? |cortos )?(steps|questions|preguntas|pasos|Schritte|Fragen)/i;
  expect("Open an account in four short steps").toMatch(wrong);
  const found = entries.filter((entry) => wrong.test(JSON.stringify(entry.languages)));
  expect(found.map(({ name }) => name)).toEqual([]);
});

test("a house in full: help, promotions, articles, slideshows, the ten games in waiting, and one made elsewhere", () => {
  const count = (keep: (entry: Entry) => boolean) =>
    entries.filter((entry) => entry.bucket === "default" && keep(entry)).length;
  const ofType = (pageType: string) => count(({ common }) => common["pageType"] === pageType);
  const ofKind = (kind: EntryKind) => count((entry) => entry.kind === kind);
  expect(ofType("help")).toBeGreaterThanOrEqual(12);
  expect(ofKind("section")).toBeGreaterThanOrEqual(4);
  expect(ofType("promotion")).toBeGreaterThanOrEqual(5);
  expect(ofType("article")).toBeGreaterThanOrEqual(4);
  expect(ofKind("slideshow")).toBe(2);
  expect(ofKind("functional")).toBe(11);
  const games = entries.filter(
    ({ kind, bucket }) => kind === "casino_game_page" && bucket === "default",
  );
  expect(games).toHaveLength(11);
  // A game is published on the day it can be played.
  expect(games.filter(({ published }) => published !== false).map(({ name }) => name)).toEqual([
    "blackjack-21",
    "ember-vault",
    "european-roulette",
    "jacks-or-better",
    "kingfishers-catch",
    "lucky-dice",
    "minesweep-reef",
    "moonlit-orchard",
    "plinko-falls",
    "skylark",
    "two-hands",
  ]);
});

test("both brands have the same games in the same categories, each its own entries", () => {
  const named = (bucket: string) =>
    entries
      .filter(
        (entry) => entry.bucket === bucket && /^(casino_game_page|game_category)$/.test(entry.kind),
      )
      .map(({ kind, name }) => `${kind}/${name}`);
  expect(named("marlin")).toHaveLength(28);
  expect(named("marlin").toSorted()).toEqual(named("default").toSorted());
});

test("a house without sport speaks of none", () => {
  const sport = /\bsports?\b|\bdeportes?\b|\bSport(wette|arten)?\b/;
  expect("Games, tables and sport").toMatch(sport);
  const found = entries.filter((entry) => sport.test(JSON.stringify(entry.languages)));
  expect(found.map(({ bucket, name }) => `${bucket}/${name}`)).toEqual([]);
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
