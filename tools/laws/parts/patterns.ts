import { listFiles, product, readProjectFile } from "./files.ts";
import { isCode, isTest, parseCode, walk } from "./syntax.ts";

export type WrittenPattern = {
  readonly source: string;
  readonly flags: string;
  /** `path:line` */
  readonly at: string;
};

/** Every regular expression that is written in the product's code. */
export function listPatterns(): WrittenPattern[] {
  return listFiles()
    .filter((path) => product.test(path) && isCode(path) && !isTest(path))
    .filter((path) => !path.includes("/tests/") && !path.includes(".story."))
    .flatMap((path) => patternsIn(path, readProjectFile(path)));
}

function patternsIn(path: string, code: string): WrittenPattern[] {
  const found: WrittenPattern[] = [];
  walk(parseCode(path, code), ({ regex, start }) => {
    if (!isPattern(regex)) return;
    const line = code.slice(0, start).split("\n").length;
    found.push({ source: regex.pattern, flags: regex.flags, at: `${path}:${line}` });
  });
  return found;
}

function isPattern(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === "object" && value !== null && "pattern" in value;
}
