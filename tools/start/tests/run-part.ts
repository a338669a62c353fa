import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../../root.ts";

export type Run = {
  readonly child: ChildProcess;
  said(): string;
  readonly ended: Promise<unknown>;
};

/** A process of the house with these settings and no others. */
export function runPart(folder: string, settings: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [join(root, "apps", folder, "main.ts")], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  }
  return { child, said: () => text, ended: once(child, "close") };
}

/** Resolves once something answers there; throws with what it said if it left before. */
export async function untilItSays({ child, said }: Run, url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    if (child.exitCode !== null) throw new Error(said());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function endOf({ child, ended }: Run): Promise<number | null> {
  await ended;
  return child.exitCode;
}
