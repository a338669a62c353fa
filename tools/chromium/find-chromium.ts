import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import { PlainSentence } from "../start/plain-sentence.ts";
import { pinnedPackage } from "./pinned.ts";

export class ChromiumMissing extends PlainSentence {}

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const downloadPatienceMs = 20_000;

function run(file: string, args: string[], timeoutMs: number, cwd?: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(file, args, { timeout: timeoutMs, killSignal: "SIGKILL", cwd }, (cause) =>
      resolve(cause === null),
    );
  });
}

/** A path counts only if the program answers: a leftover wrapper or a wrong CPU would not. */
async function works(path: string | undefined): Promise<string | undefined> {
  if (path === undefined || !existsSync(path)) return undefined;
  return (await run(path, ["--version"], 15_000)) ? path : undefined;
}

function onPath(): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(":")
    .concat("/usr/bin")
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function playwrightPath(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  return works(chromium.executablePath());
}

async function fromPlaywright(root: string): Promise<string | undefined> {
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  await run(process.execPath, [cli, "install", "chromium"], downloadPatienceMs);
  return playwrightPath();
}

/** Fetched only here: 60 MB that a machine with a browser never needs. */
async function fromPackage(): Promise<string | undefined> {
  const room = join(homedir(), ".cache", "croupier", "chromium");
  const npm = process.env["npm_execpath"];
  const [file, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const done = await run(
    file,
    [
      ...first,
      "install",
      "--prefix",
      room,
      "--no-save",
      "--no-audit",
      "--loglevel=error",
      pinnedPackage,
    ],
    180_000,
  );
  if (!done) return undefined;
  const require = createRequire(join(room, "package.json"));
  const loaded = (await import(require.resolve("@sparticuz/chromium"))) as {
    default: { executablePath(): Promise<string> };
  };
  return works(await loaded.default.executablePath());
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  await run("/usr/bin/apt-get", ["update", "-qq"], 120_000);
  await run(
    "/usr/bin/apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
    300_000,
  );
  return works("/usr/bin/chromium");
}

/** The path of a Chromium that starts. */
export async function findChromium(root: string): Promise<string> {
  const asked = process.env["CHROMIUM_PATH"];
  if (asked !== undefined && (await works(asked)) === undefined) {
    throw new ChromiumMissing(`CHROMIUM_PATH names ${asked}, which is not a Chromium that starts.`);
  }
  const ways = [
    () => works(asked),
    () => works(onPath()),
    () => playwrightPath(),
    () => fromPlaywright(root),
    () => fromPackage().catch(() => undefined),
    () => fromDebian(),
  ];
  for (const way of ways) {
    const path = await way();
    if (path !== undefined) return path;
  }
  throw new ChromiumMissing(
    "No Chromium was found and none could be fetched: install chromium or google-chrome, or set CHROMIUM_PATH to one.",
  );
}
