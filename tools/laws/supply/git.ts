import { spawn } from "node:child_process";

/** Runs git and answers all it prints, or undefined where git is missing or refuses. */
export function runGit(
  args: readonly string[],
  { cwd, input = "" }: { cwd: string; input?: string },
): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const child = spawn("git", args, { cwd, stdio: ["pipe", "pipe", "ignore"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 ? Buffer.concat(chunks) : undefined));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** One version of one file: git's name for it, and a path under which it once stood. */
export type Blob = { readonly id: string; readonly path: string; readonly text: string };

/** Every text there ever was on a branch or a tag, without what the newest commit still holds. */
export async function readPastTexts(cwd: string): Promise<Blob[] | undefined> {
  const listed = await runGit(["rev-list", "--objects", "HEAD", "--branches", "--tags"], { cwd });
  const present = await runGit(["ls-tree", "-r", "--format=%(objectname)", "HEAD"], { cwd });
  if (listed === undefined || present === undefined) return undefined;
  const here = new Set(present.toString().split("\n"));
  const paths = new Map(
    listed
      .toString()
      .split("\n")
      .map((line): [id: string, path: string] => [line.slice(0, 40), line.slice(41)])
      .filter(([id, path]) => path !== "" && !here.has(id)),
  );
  const printed = await runGit(["cat-file", "--batch"], {
    cwd,
    input: `${[...paths.keys()].join("\n")}\n`,
  });
  return printed === undefined ? undefined : readBatch(printed, paths);
}

/** What `git cat-file --batch` prints: a line with name, kind and length, then the bytes, then a line's end. */
function readBatch(printed: Buffer, paths: ReadonlyMap<string, string>): Blob[] {
  const found: Blob[] = [];
  for (let at = 0; at < printed.length;) {
    const lineEnd = printed.indexOf("\n", at);
    const [id = "", kind, length] = printed.toString("utf8", at, lineEnd).split(" ");
    const begin = lineEnd + 1;
    at = begin + Number(length) + 1;
    const bytes = printed.subarray(begin, at - 1);
    // A picture or a font: nobody writes a password into one.
    if (kind !== "blob" || bytes.includes(0)) continue;
    found.push({ id, path: paths.get(id) ?? id, text: bytes.toString("utf8") });
  }
  return found;
}
