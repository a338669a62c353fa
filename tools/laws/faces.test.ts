import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, projectRoot, readProjectFile } from "./parts/files.ts";
import { findRoom, listRooms } from "./parts/rooms.ts";
import { isCode, readImports } from "./parts/syntax.ts";

const files = listFiles();
const rooms = listRooms(files);
const imports = files
  .filter((path) => isCode(path) && findRoom(rooms, path) !== undefined)
  .flatMap((path) =>
    readImports(path, readProjectFile(path)).map((site) => Object.assign(site, { path })),
  );

test("every room has a README, and every face it exports is there", () => {
  expect(rooms.length).toBeGreaterThan(15);
  const missing = rooms.flatMap(({ folder, faces }) =>
    ["README.md", ...Object.values(faces)]
      .map((face) => normalize(join(folder, face)))
      .filter((path) => !existsSync(join(projectRoot, path))),
  );
  expectNone(missing, { obey: "write the file, or take the entry out of the package's exports" });
});

test("nobody reaches past a face", () => {
  const past = imports.flatMap(({ path, specifier }) => {
    if (specifier.startsWith(".")) {
      const target = normalize(join(dirname(path), specifier));
      return findRoom(rooms, target) === findRoom(rooms, path) || !isInRoom(target) || isTool(path)
        ? []
        : [`${path} climbs into ${target}`];
    }
    // A query says how the bundler hands it over, not what is imported.
    const [named = specifier] = specifier.split("?");
    const room = rooms.find(({ packageName }) => named.startsWith(`${packageName}/`));
    const face = room && `.${named.slice(room.packageName.length)}`;
    return room === undefined || face === undefined || room.faces[face] !== undefined
      ? []
      : [`${path} imports ${specifier}, which ${room.folder} does not export`];
  });
  expectNone(past, {
    obey: "import the package by its name; what it does not export, ask its face to export",
  });
});

test("a face names what it exports: no export *", () => {
  const stars = imports.filter(({ star }) => star);
  expectNone(
    stars.map(({ path, specifier }) => `${path}: export * from "${specifier}"`),
    { obey: "list the names, so that what others depend on is visible" },
  );
});

test("nobody imports the folder they stand in", () => {
  const lazy = imports.filter(({ specifier }) => /^\.{1,2}\/?$|\/index(\.tsx?)?$/.test(specifier));
  expectNone(
    lazy.map(({ path, specifier }) => `${path}: ${specifier}`),
    { obey: "import the file that holds it" },
  );
});

function isInRoom(path: string): boolean {
  return findRoom(rooms, path) !== undefined;
}

/** Tools look at the house from outside, also at what no room exports; the house never looks back. */
function isTool(path: string): boolean {
  return path.startsWith("tools/");
}
