import { spawnSync } from "node:child_process";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { gatherLines } from "./gathered-lines.ts";

test("what is said within one turn is written at once, in its order", async () => {
  const written: string[] = [];
  const out = gatherLines({ write: (text) => void written.push(text) });
  out.write("one\n");
  out.write("two\n");
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(["one\ntwo\n"]);
  out.write("three\n");
  await turn();
  expect(written).toEqual(["one\ntwo\n", "three\n"]);
});

test("what is asked to be written now is written now, and once", async () => {
  const written: string[] = [];
  const out = gatherLines({ write: (text) => void written.push(text) });
  out.write("one\n");
  out.flush();
  expect(written).toEqual(["one\n"]);
  await turn();
  expect(written).toEqual(["one\n"]);
});

test.each([
  ["leaves by itself", "process.exit(3)", 3],
  ["comes to its end", "", 0],
  ["fails", "throw new Error('gone')", 1],
])("a process that %s has written everything it said", (_, ending, code) => {
  const module = new URL("./gathered-lines.ts", import.meta.url).href;
  const script = `import { gatherLines } from "${module}"; gatherLines().write("the last line\\n"); ${ending}`;
  const ran = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  expect(ran.stdout).toBe("the last line\n");
  expect(ran.status).toBe(code);
});
