import { spawn } from "node:child_process";
import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { join } from "node:path";
import type { SandboxSettings } from "@croupier/cashier";
import { findFreePort } from "@croupier/tools/world";

export interface PaymentsSandbox {
  readonly settings: SandboxSettings;
  /** With which it signs: a test may speak in its name. */
  readonly privateKey: KeyObject;
  /** Types a test value on the page and sends it; the address it leads back to. */
  pay(url: string, typed: string, more?: Record<string, string>): Promise<string>;
  /** The player presses the way back. */
  turnBack(url: string): Promise<string>;
  close(): void;
}

/** The provider as a process of its own, which is how the house meets it. */
export async function startPaymentsSandbox(): Promise<PaymentsSandbox> {
  const port = await findFreePort();
  const [ours, theirs] = [generateKeyPairSync("ed25519"), generateKeyPairSync("ed25519")];
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../payments-sandbox/main.ts")],
    {
      env: {
        PATH: process.env["PATH"],
        PAYMENTS_PORT: String(port),
        PAYMENTS_PRIVATE_KEY: seedOf(theirs.privateKey),
        PAYMENTS_SHOP_KEY: rawOf(ours.privateKey),
      },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  // Piped, not inherited: whoever is left behind must not hold the run open by its output.
  child.stderr.pipe(process.stderr, { end: false });
  await untilReady(`${url}/health/ready`);

  async function press(address: string, form: Record<string, string>): Promise<string> {
    const answer = await fetch(address, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(form),
    });
    return answer.headers.get("location") ?? `no way back: ${answer.status}`;
  }

  return {
    settings: { url, publicKey: rawOf(theirs.privateKey), privateKey: seedOf(ours.privateKey) },
    privateKey: theirs.privateKey,
    pay: (page, typed, more = {}) => press(page, { typed, ...more }),
    turnBack: (page) => press(`${page}/back`, {}),
    close: () => void child.kill("SIGTERM"),
  };
}

function seedOf(key: KeyObject): string {
  return key.export({ format: "der", type: "pkcs8" }).subarray(-32).toString("base64url");
}

function rawOf(key: KeyObject): string {
  return createPublicKey(key)
    .export({ format: "der", type: "spki" })
    .subarray(-32)
    .toString("base64url");
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the payments sandbox did not start");
}
