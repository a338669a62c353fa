import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decideSlugReserved } from "./reserved-slugs.ts";

const routes = readFileSync(
  join(import.meta.dirname, "../../../../apps/site/app/routes.ts"),
  "utf8",
);
const firstSegments = [
  ...new Set(
    [...routes.matchAll(/\b(?:page|route|prefix)\(\s*"\/?([a-z][a-z0-9-]*)(?=["/])/g)].map(
      ([, segment = ""]) => segment,
    ),
  ),
];

test("every first segment of the site's routes is refused as a slug, with the reason", () => {
  expect(firstSegments).toEqual(expect.arrayContaining(["login", "join", "error"]));
  const free = firstSegments.filter(
    (slug) => decideSlugReserved({ space: "root", slug }, new Set()) === undefined,
  );
  expect(free, "add these to the segments of reserved-slugs.ts").toEqual([]);
});

test.each(["services", "content", "assets", "health", "metrics", "api", "realtime"])(
  "/%s is answered by the server and never by an entry",
  (slug) => {
    expect(decideSlugReserved({ space: "root", slug }, new Set())).toEqual({
      code: "slug_reserved",
      slug,
      reason: "first_segment_of_the_site",
    });
  },
);

test("what shows all of a category is no slug, whichever suffix the category has", () => {
  const reason = "shows_all_of_a_category";
  expect(decideSlugReserved({ space: "games", slug: "all" }, new Set())).toMatchObject({ reason });
  expect(
    decideSlugReserved({ space: "categories", slug: "everything" }, new Set(["everything"])),
  ).toMatchObject({ reason });
});

test("a slug below a segment of its own may be called what it likes", () => {
  expect(decideSlugReserved({ space: "articles", slug: "login" }, new Set())).toBeUndefined();
});
