import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { findFreePort } from "@croupier/tools/world";

export interface SampleStudio {
  readonly url: string;
  readonly secret: Buffer;
  /** What its page asks of it. */
  post(
    path: "/open" | "/guess" | "/balance",
    body: object,
  ): Promise<Record<string, string | number>>;
  close(): void;
}

/** The studio as a process of its own: it knows the wallet's address and a secret, and nothing else. */
export async function startSampleStudio(walletUrl: string): Promise<SampleStudio> {
  const secret = randomBytes(32);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../sample-studio/main.ts")],
    {
      env: {
        PATH: process.env["PATH"],
        STUDIO_PORT: String(port),
        STUDIO_WALLET_URL: walletUrl,
        STUDIO_KEY_ID: "one",
        STUDIO_SECRET: secret.toString("base64url"),
        STUDIO_PAGE_ORIGINS: "http://localhost:3000",
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  // Piped, not inherited: whoever is left behind must not hold the run open by its output.
  child.stderr.pipe(process.stderr, { end: false });
  await untilReady(`${url}/health/ready`);
  return {
    url,
    secret,
    async post(path, body) {
      const answer = await fetch(`${url}${path}`, { method: "POST", body: JSON.stringify(body) });
      return (await answer.json()) as Record<string, string | number>;
    },
    close: () => void child.kill("SIGTERM"),
  };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the studio did not start");
}
