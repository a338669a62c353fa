import type { SiteSettings } from "@croupier/contracts";

/** A list as somebody types it: one a line, blank lines count for nothing. */
export function readLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** `reviews.example = REVIEWS`, one a line. A line without a name is kept, so that it can be mended. */
export function readPairs(text: string): Record<string, string> {
  return Object.fromEntries(
    readLines(text).map((line) => {
      const mark = line.indexOf("=");
      return mark < 0
        ? [line, ""]
        : [line.slice(0, mark).trim().toLowerCase(), line.slice(mark + 1).trim()];
    }),
  );
}

export function spellPairs(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([left, right]) => `${left} = ${right}`)
    .join("\n");
}

type ReferringSites = SiteSettings["refSiteToken"];

/** `reviews.example = REV-1 Reviews of all`: the token is one word, the name is what follows it. */
export function readSites(text: string): ReferringSites {
  return Object.fromEntries(
    Object.entries(readPairs(text)).map(([domain, said]) => {
      const [token = "", ...name] = said.split(/\s+/);
      return [domain, { token, name: name.join(" ") }];
    }),
  );
}

export function spellSites(sites: ReferringSites): string {
  return spellPairs(
    Object.fromEntries(
      Object.entries(sites).map(([domain, { token, name }]) => [domain, `${token} ${name}`.trim()]),
    ),
  );
}
