import { execFileSync, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What writes the words that are asked about. */
export type Source = "words" | "control";

export function hasTool(name: string): boolean {
  try {
    execFileSync("which", [name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** What a tool prints of what a source writes; the source ends with the tool. */
function ask(source: Source, [tool, ...options]: readonly [string, ...string[]]): Promise<string> {
  const script = fileURLToPath(new URL(`${source}.ts`, import.meta.url));
  const writer = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  const reader = spawn(tool, options, { stdio: ["pipe", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [reader.stdout, reader.stderr]) {
    stream.on("data", (data) => {
      printed += String(data);
    });
  }
  // The tool has read enough before the source has written everything.
  reader.stdin.on("error", () => undefined);
  writer.stdout.pipe(reader.stdin);
  return new Promise((resolve, reject) => {
    reader.on("error", reject);
    reader.on("close", () => {
      writer.kill("SIGKILL");
      resolve(printed);
    });
  });
}

export type Verdict = { readonly name: string; readonly p: number; readonly says: string };

/** One test of dieharder; a weak verdict is asked further until it has passed or failed. */
export async function askDieharder(
  source: Source,
  { test, samples }: { readonly test: number; readonly samples: number },
): Promise<readonly Verdict[]> {
  const options = [
    "-g",
    "200",
    "-d",
    String(test),
    "-p",
    String(samples),
    "-k",
    "2",
    "-Y",
    "1",
  ] as const;
  const printed = await ask(source, ["dieharder", ...options]);
  const verdicts = printed.split("\n").flatMap((line) => {
    const [name = "", tuple = "", , asked = "", p = "", says = ""] = line
      .split("|")
      .map((one) => one.trim());
    return /^(PASSED|WEAK|FAILED)$/.test(says)
      ? [{ name: `${name} ${tuple}`, p: Number(p), says, asked: Number(asked) }]
      : [];
  });
  if (verdicts.length === 0) throw new Error(`dieharder ${test} said nothing: ${printed}`);
  // Asked further it says everything again, of all samples so far: the last time counts.
  const most = Math.max(...verdicts.map(({ asked }) => asked));
  return verdicts.filter(({ asked }) => asked === most);
}

/** Of so many blocks of 20,000 bits, how many the tests of FIPS 140-2 refuse. */
export async function askRngtest(source: Source, blocks: number): Promise<number> {
  const printed = await ask(source, ["rngtest", "-c", String(blocks)]);
  return Number(/FIPS 140-2 failures: (\d+)/.exec(printed)?.[1]);
}
