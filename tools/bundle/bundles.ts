import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PlainSentence } from "../start/plain-sentence.ts";
import { hashSources, isCurrent, writeStamp } from "./stamp.ts";

export type Bundle = {
  name: string;
  folder: string;
  /** Where the output goes, below `folder`. */
  output: string;
  sources: readonly string[];
  command: readonly string[];
};

const ours = ["blocks", "contracts/src", "kit/src", "ui/src"];

export const bundles = {
  site: {
    name: "player site",
    folder: "apps/site",
    output: "build",
    sources: ["apps/site", ...ours],
    command: ["node_modules/@react-router/dev/bin.cjs", "build"],
  },
  account: {
    name: "account area",
    folder: "apps/account",
    output: "build",
    sources: [
      "apps/account",
      "apps/site/app/language",
      "apps/site/app/messages",
      "apps/site/app/step-up",
      "apps/site/messages-build",
      ...ours,
    ],
    command: ["node_modules/vite/bin/vite.js", "build"],
  },
  backoffice: {
    name: "back-office",
    folder: "apps/backoffice",
    output: "build",
    sources: ["apps/backoffice", "apps/games/app", "domain/content/src", "games", ...ours],
    command: ["node_modules/vite/bin/vite.js", "build"],
  },
  games: {
    name: "frame of games",
    folder: "apps/games",
    output: "build",
    sources: ["apps/games", "contracts/src", "games", "kit/src", "ui/src"],
    command: ["node_modules/vite/bin/vite.js", "build"],
  },
  stories: {
    name: "stories",
    folder: "ui",
    output: "storybook-static",
    sources: ["ui", "blocks", "games", "kit/src"],
    command: [
      "node_modules/storybook/dist/bin/dispatcher.js",
      "build",
      "--output-dir",
      "storybook-static",
      "--disable-telemetry",
      "--quiet",
    ],
  },
} satisfies Record<string, Bundle>;

export class BuildFailed extends PlainSentence {}

/** Builds the bundle if its sources changed since the last time; says whether it had to. */
export async function buildIfChanged(root: string, bundle: Bundle): Promise<"built" | "current"> {
  const stamp = join(root, bundle.folder, bundle.output, ".sources");
  const hash = hashSources(root, bundle.sources);
  if (isCurrent(stamp, hash)) return "current";
  rmSync(join(root, bundle.folder, bundle.output), { recursive: true, force: true });
  const [script = "", ...args] = bundle.command;
  try {
    await promisify(execFile)(process.execPath, [join(root, script), ...args], {
      cwd: join(root, bundle.folder),
      env: { ...process.env, NODE_ENV: "production", STORYBOOK_DISABLE_TELEMETRY: "1", CI: "1" },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (cause) {
    const output = cause as { stdout?: string; stderr?: string };
    throw new BuildFailed(
      `The ${bundle.name} did not build:\n${output.stdout ?? ""}${output.stderr ?? ""}`,
      { cause },
    );
  }
  writeStamp(stamp, hash);
  return "built";
}
