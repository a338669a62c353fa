import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isTest, readImports } from "./parts/syntax.ts";

/** What a room may know of the world outside; the rest it asks for, or leaves to another room. */
const rooms: readonly { place: RegExp; may: RegExp; obey: string }[] = [
  {
    place: /^kit\//,
    may: /^\./,
    obey: "kit runs in every browser and process: it depends on nothing, Node included",
  },
  {
    place: /^contracts\//,
    may: /^(\.|zod$|@croupier\/)/,
    obey: "a contract is schemas and types; what calls or serves stands elsewhere",
  },
  {
    place: /^ui\//,
    may: /^(?!react-router|@react-router|@tanstack|fastify|node:|pg$|kysely)/,
    obey: "ui shows what it is given: pass a link or a value in as a prop",
  },
  {
    place: /^blocks\//,
    may: /^(\.|react$|zod$|@croupier\/(ui|contracts|kit)(\/|$))/,
    obey: "a block draws what it is given: routes, calls and data are the site's, the editor the desk's",
  },
  {
    place: /^domain\//,
    may: /^(?!react|@react-router|@tanstack|fastify|@fastify|pino$|prom-client$)/,
    obey: "a domain decides and remembers; pages, HTTP, logs and metrics belong to the apps",
  },
];

const files = listFiles().filter(
  (path) =>
    isCode(path) && !isTest(path) && !path.includes("/tests/") && !/\.stor(y|ies)\./.test(path),
);

test.each(rooms)("$place knows no more of the world than it may", ({ place, may, obey }) => {
  const inside = files.filter((path) => place.test(path));
  expect(inside.length).toBeGreaterThan(5);
  const found = inside.flatMap((path) =>
    readImports(path, readProjectFile(path))
      .filter(({ specifier }) => !may.test(specifier))
      .map(({ specifier }) => `${path}: ${specifier}`),
  );
  expectNone(found, { obey });
});
