import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { readDrawing, type Drawing } from "./parts/drawing.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { findRoom, floorOf, listRooms, nameOf, type Room } from "./parts/rooms.ts";
import { isCode, isTest, readImports } from "./parts/syntax.ts";

const rooms = listRooms();
const modules = listFiles().filter((path) => isCode(path) && findRoom(rooms, path) !== undefined);

type Edge = { readonly path: string; readonly specifier: string; readonly from: Room; to: Room };

/** Imports that leave their room, by package name or by climbing out with `../`. */
const edges: Edge[] = modules.flatMap((path) => {
  const from = findRoom(rooms, path);
  return readImports(path, readProjectFile(path)).flatMap(({ specifier }) => {
    const to = specifier.startsWith(".")
      ? findRoom(rooms, normalize(join(dirname(path), specifier)))
      : rooms.find(
          ({ packageName }) => specifier === packageName || specifier.startsWith(`${packageName}/`),
        );
    return from === undefined || to === undefined || from === to
      ? []
      : [{ path, specifier, from, to }];
  });
});

test("the law sees the house: every module of every room, and imports between rooms", () => {
  const seen = new Set(modules.map((path) => findRoom(rooms, path)?.folder));
  expect(seen).toEqual(new Set(rooms.map(({ folder }) => folder)));
  expect(
    modules.length,
    "modules seen; fewer than before means the law went blind",
  ).toBeGreaterThan(250);
  expect(edges.length, "imports between rooms").toBeGreaterThan(100);
});

test("no import points against the drawing of docs/architecture.md", () => {
  const drawing = readDrawing();
  expect([...drawing.floors.keys()]).toEqual(expect.arrayContaining(rooms.map(floorOf)));
  expectNone(
    edges.filter(({ path }) => !isProof(path)).flatMap((edge) => complain(drawing, edge)),
    {
      obey: "import the other way round, take what you need as an argument, or change the drawing with a decision",
    },
  );
});

test("a drawing without an arrow refuses the import, one with it permits it", () => {
  const drawing = readDrawing(
    "## Who may import whom\n\n```\ndomain → kit\ntools → anything\ninside domain\nb → a (reads)\n```\n",
  );
  const room = (folder: string): Room => ({ folder, packageName: folder, faces: {} });
  const judge = (from: string, to: string) =>
    complain(drawing, { path: "x.ts", specifier: to, from: room(from), to: room(to) }).length;
  expect(judge("domain/b", "domain/a")).toBe(0);
  expect(judge("domain/a", "domain/b")).toBe(1);
  expect(judge("domain/a", "kit")).toBe(0);
  expect(judge("kit", "domain/a")).toBe(1);
  expect(judge("tools", "domain/a")).toBe(0);
});

/** A test may set up the world its room lives in; the product may not. */
function isProof(path: string): boolean {
  return isTest(path) || path.includes("/tests/") || /\.(story|stories)\.tsx$/.test(path);
}

function complain(drawing: Drawing, { path, specifier, from, to }: Edge): string[] {
  const floor = floorOf(from);
  const allowed =
    floor === floorOf(to)
      ? (drawing.siblings.get(floor)?.get(nameOf(from)) ?? [])
      : (drawing.floors.get(floor) ?? []);
  const wanted = floor === floorOf(to) ? nameOf(to) : floorOf(to);
  return allowed.includes(wanted) || allowed.includes("anything")
    ? []
    : [`${path} imports ${specifier}: ${from.folder} may not know ${to.folder}`];
}
