import type { Audience, Onlooker } from "../src/face.ts";

const anybody: Audience = {
  signedIn: false,
  hasPlayed: false,
  place: null,
  device: "Desktop",
};

/** An onlooker for tests, and what they were asked and told. */
export function watch({
  who = {},
  language = "en",
  now = new Date("2026-11-21T12:00:00Z"),
}: { who?: Partial<Audience>; language?: string; now?: Date } = {}) {
  const asked = new Set<keyof Audience>();
  const tags = new Set<string>();
  const moments: Date[] = [];
  const onlooker: Onlooker = {
    language,
    now,
    audience(dimension) {
      asked.add(dimension);
      return { ...anybody, ...who }[dimension];
    },
    dependOn: (...more) => more.forEach((tag) => tags.add(tag)),
    staleAfter: (moment) => void moments.push(moment),
  };
  return {
    onlooker,
    asked: () => [...asked],
    tags: () => tags,
    /** The first of the moments. */
    staleAfter: () => moments.toSorted((one, other) => one.getTime() - other.getTime())[0],
  };
}
