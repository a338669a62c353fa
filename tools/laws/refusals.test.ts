import { problemCodes } from "@croupier/contracts";
import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isNode, parseCode, walk } from "./parts/syntax.ts";

const page = readProjectFile("docs/reference/refusals.md");
const documented = [...page.matchAll(/^\| `(\w+)`\s+\| (\d{3}|inside)\b/gm)].map(
  ([, code = "", status = ""]) => ({ code, status }),
);
const rooms = listFiles().filter((path) => /^domain\/[^/]+\/src\/(\w+\/)?refusals\.ts$/.test(path));
const ofRooms = rooms.flatMap((path) =>
  readCodes(path, readProjectFile(path)).map((code) => ({ path, code })),
);

test("every code on the wire is documented with its status", () => {
  const onWire = Object.entries(problemCodes).map(([code, { status }]) => ({
    code,
    status: String(status),
  }));
  expect(
    documented.filter(({ status }) => status !== "inside").sort(byCode),
    "docs/reference/refusals.md and contracts/src/problem-codes.ts must list the same codes",
  ).toEqual(onWire.sort(byCode));
});

test("every refusal of a room is documented, and nothing documented is gone", () => {
  expect(rooms.length).toBeGreaterThan(2);
  expect(ofRooms.length).toBeGreaterThan(15);
  const known = new Set(documented.map(({ code }) => code));
  expectNone(
    ofRooms.filter(({ code }) => !known.has(code)).map(({ path, code }) => `${path}: ${code}`),
    { obey: "add the code to docs/reference/refusals.md, `inside` where it never travels" },
  );
  const used = new Set([...ofRooms.map(({ code }) => code), ...Object.keys(problemCodes)]);
  expectNone(
    documented.map(({ code }) => code).filter((code) => !used.has(code)),
    { obey: "no room gives this refusal any more: take it out of docs/reference/refusals.md" },
  );
});

test("codes are snake_case and say what is, not what went wrong inside", () => {
  expectNone(
    documented.map(({ code }) => code).filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code)),
    { obey: "insufficient_funds, account_closed" },
  );
});

/** Codes stand in a list (`["a", …] as const`) or as the literal type of a field `code`. */
function readCodes(path: string, source: string): string[] {
  const codes: string[] = [];
  walk(parseCode(path, source), (node) => {
    if (node.type === "ArrayExpression") {
      for (const element of node.elements as unknown[]) {
        if (isNode(element) && typeof element.value === "string") codes.push(element.value);
      }
    }
    if (node.type === "TSLiteralType" && isNode(node.literal)) {
      if (typeof node.literal.value === "string") codes.push(node.literal.value);
    }
  });
  return codes;
}

function byCode(left: { code: string }, right: { code: string }): number {
  return left.code < right.code ? -1 : 1;
}
