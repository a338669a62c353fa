// A provider of payments that opens a page for whoever asks, and says nothing by itself.
import { createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type PaymentsStub = Awaited<ReturnType<typeof startPaymentsStub>>;

type Opening = { readonly reference: string; readonly payer: string };

export async function startPaymentsStub() {
  const [ours, theirs] = [generateKeyPairSync("ed25519"), generateKeyPairSync("ed25519")];
  /** Payers whose page is not opened before somebody lets it. */
  const held = new Map<string, { tell: () => void; released: Promise<void> }>();

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { reference, payer } = JSON.parse(Buffer.concat(pieces).toString()) as Opening;
      void open(payer).then(() => {
        const words = { id: `payment-${reference}`, url: `http://localhost/pay/${reference}` };
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(words));
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));

  async function open(payer: string): Promise<void> {
    const waiting = held.get(payer);
    waiting?.tell();
    await waiting?.released;
  }

  return {
    env: {
      CROUPIER_PAYMENTS_SANDBOX_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
      CROUPIER_PAYMENTS_SANDBOX_KEY: rawOf(theirs.privateKey),
      CROUPIER_PAYMENTS_KEY: seedOf(ours.privateKey),
    },
    /** How a notice of the provider is signed. */
    sign: (path: string, body: string, now: Date): Record<string, string> => {
      const timestamp = String(Math.floor(now.getTime() / 1_000));
      const signed = Buffer.from(`${timestamp}\nPOST ${path}\n${body}`);
      const signature = sign(null, signed, theirs.privateKey).toString("base64url");
      return { "x-timestamp": timestamp, "x-signature": signature };
    },
    /** The next page of this payer waits: `asked` once it was asked for, until `release`. */
    hold(payer: string): { asked: Promise<void>; release: () => void } {
      let [tell, release] = [(): void => {}, (): void => {}];
      const asked = new Promise<void>((resolve) => (tell = resolve));
      const released = new Promise<void>((resolve) => (release = resolve));
      held.set(payer, { tell, released });
      return {
        asked,
        release: () => {
          held.delete(payer);
          release();
        },
      };
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
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
