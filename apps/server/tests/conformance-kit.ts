import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";

const kit = new URL("../../../tools/conformance-kit/main.mjs", import.meta.url).pathname;

export type Outcome = {
  readonly id: string;
  readonly family: string;
  readonly rule: string;
  readonly outcome: string;
  readonly note?: string;
};

/** Runs the kit as whoever makes games does: a process of its own, beside the files it is given. */
export async function runKit(
  config: object,
  { only = "", files = {} }: { only?: string; files?: Readonly<Record<string, string>> } = {},
): Promise<readonly Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), "croupier-kit-"));
  try {
    const path = join(folder, "config.json");
    await writeFile(path, JSON.stringify(config));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const { stdout, stderr } = await run([kit, path, "--json", "--only", only]);
    expect(stderr).toBe("");
    return (JSON.parse(stdout) as { results: Outcome[] }).results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], { timeout: 120_000 }, (_error, stdout, stderr) => {
      resolve({ stdout, stderr });
    });
  });
}

export const brokenIn = (results: readonly Outcome[]): readonly string[] =>
  results.filter(({ outcome }) => outcome === "broken").map(({ id }) => id);

/** Stands before the real wallet, changes what it is asked, and signs anew. */
export async function breakWallet(
  baseUrl: string,
  sign: (body: string) => Record<string, string>,
  change: (body: string) => string,
) {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = change(Buffer.concat(pieces).toString());
      void fetch(`${baseUrl}${request.url}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...sign(body) },
        body,
      }).then(async (answer) => response.writeHead(answer.status).end(await answer.text()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
