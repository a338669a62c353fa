// The home page of the demo as its editors wrote it, resolved without a database: what a visitor
// downloads is weighed on the very page they get.
import { globSync, readFileSync } from "node:fs";

import { pictureOf, resolveBlocks, type BlockSources } from "@croupier/blocks/schema";
import type { EntryData, EntryKind } from "@croupier/contracts";

import type { ContentPage } from "../app/services.ts";

interface DemoEntry<Kind extends EntryKind = EntryKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly common: EntryData[Kind]["common"];
  readonly languages: Readonly<Record<string, EntryData[Kind]["language"]>>;
}

const buckets: Readonly<Record<string, string>> = { kingfisher: "default", marlin: "marlin" };

export function demoHome({
  brandCode,
  language,
}: {
  readonly brandCode: string;
  readonly language: string;
}): ContentPage | undefined {
  const entries = readEntries(buckets[brandCode] ?? "");
  const all = <Kind extends EntryKind>(kind: Kind) =>
    entries.filter((entry): entry is DemoEntry<Kind> => entry.kind === kind);
  const wordsOf = <Kind extends EntryKind>({ languages }: DemoEntry<Kind>) =>
    languages[language] ?? languages["en"];

  const home = all("functional").find(({ common }) => common.key === "home");
  const words = home && wordsOf(home);
  if (words === undefined) return undefined;

  const tease = (pageType: string) =>
    all("content_page").flatMap((page) => {
      const said = wordsOf(page);
      if (said === undefined || page.common.pageType !== pageType) return [];
      const { title, description, slug } = said;
      return [{ id: page.id, title, description, href: `/${pageType}s/${slug}`, cover: picture }];
    });
  const sources: BlockSources = {
    sees: ({ audience, players }) => audience !== "loggedIn" && players === undefined,
    blocksOf: (id) => {
      const block = all("content_block").find((entry) => entry.id === id);
      return block && wordsOf(block)?.blocks;
    },
    slideshow: ({ slideshow }) => {
      const show = all("slideshow").find(({ id }) => id === slideshow);
      const said = show && wordsOf(show);
      if (show === undefined || said === undefined) return undefined;
      const slides = all("slide").flatMap((slide) => {
        const words = wordsOf(slide);
        if (words === undefined || !show.common.slides.includes(slide.id)) return [];
        const pictures = { image: picture, imageNarrow: picture };
        return [{ ...words, ...pictures, id: slide.id, veil: slide.common.veil }];
      });
      return { label: said.label, secondsPerSlide: show.common.secondsPerSlide, slides };
    },
    "game-rail": () => undefined,
    // Nobody is signed in.
    "own-games": () => undefined,
    // None of the demo runs.
    "promotion-rail": () => undefined,
    "article-list": ({ limit }) => ({ pages: tease("article").slice(0, limit) }),
    "section-list": () => undefined,
    image: () => ({ image: picture }),
    feature: () => ({ image: picture }),
  };
  const { title, description, blocks } = words;
  const shown = resolveBlocks(blocks, sources);
  return { title, description, paths: { en: "/", es: "/", de: "/" }, blocks: shown };
}

const picture = pictureOf({
  path: "demo/0123456789abcdef.webp",
  width: 2560,
  height: 1024,
  alt: "",
  colour: "#0f3a46",
  focalPoint: { x: 0.5, y: 0.4 },
});

function readEntries(bucket: string): readonly DemoEntry[] {
  const folder = new URL(`../../../database/demo/content/${bucket}/`, import.meta.url);
  return globSync("*/*.json", { cwd: folder, exclude: ["media/**"] }).map((file): DemoEntry =>
    JSON.parse(readFileSync(new URL(file, folder), "utf8")),
  );
}
