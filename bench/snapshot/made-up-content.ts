import { uuidv7 } from "@croupier/kit/ids";

const languages = ["en", "es", "de"] as const;
const sentence =
  "A withdrawal goes back the way the deposit came, within the limits that a player has set. ";

/** Files to import: pages, games and slides in equal parts, one in eight a help article. */
export function makeUpContent(entries: number) {
  const section = uuidv7();
  return Array.from({ length: Math.ceil(entries / 1_000) }, (_, batch) => ({
    format: "croupier-content",
    schemaVersion: 2,
    entries: [
      ...(batch === 0 ? [describeSection(section)] : []),
      ...Array.from({ length: 1_000 }, (__, index) => describe(batch * 1_000 + index, section)),
    ].slice(0, 1_000),
  }));
}

function describeSection(id: string) {
  return {
    id,
    kind: "section",
    common: {},
    languages: inEach(() => ({ slug: "money", title: "Money" })),
  };
}

function describe(index: number, section: string) {
  const slug = `entry-${index}`;
  const page = (language: string) => ({
    title: `Entry ${index} in ${language}`,
    slug,
    blocks: Array.from({ length: 5 }, (_, block) => paragraph(`${block}`, `${slug} ${language} `)),
  });
  const id = uuidv7();
  const gates =
    index % 10 === 0
      ? { gates: { geoTargetingFilter: { notIn: { countrySubdivision: { US: ["NJ"] } } } } }
      : {};
  switch (index % 4) {
    case 0:
      return {
        id,
        kind: "casino_game_page",
        common: { gameId: slug, category: "slots", subCategory: "classic", ...gates },
        languages: inEach(page),
      };
    case 1: {
      const isHelp = index % 8 === 1;
      const common = isHelp ? { pageType: "help", section } : { pageType: "promotion", ...gates };
      return { id, kind: "content_page", common, languages: inEach(page) };
    }
    case 2:
      return { id, kind: "marketing_page", common: gates, languages: inEach(page) };
    default:
      return {
        id,
        kind: "content_block",
        common: { region: "mainContent" },
        languages: inEach((language) => ({ blocks: page(language).blocks })),
      };
  }
}

function paragraph(id: string, words: string) {
  const text = words + sentence.repeat(3);
  const content = [{ type: "paragraph", content: [{ type: "text", text }] }];
  return { type: "rich-text", props: { id, body: { type: "doc", content } } };
}

function inEach<Value>(write: (language: string) => Value): Record<string, Value> {
  return Object.fromEntries(languages.map((language) => [language, write(language)]));
}
