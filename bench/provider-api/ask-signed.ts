import { createHmac, randomUUID } from "node:crypto";
import { openConnections } from "../connections.ts";
import { game, provider, type Game, type Key } from "./game.ts";

/** Sends bets as the machine of a provider does: connections that stay open, every call signed. */
export function createAsker({ port, key, max }: { port: number; key: Key; max: number }) {
  const connections = openConnections({ port, max });
  const secret = Buffer.from(key.secret, "base64url");
  const head = [
    `POST /services/providers/v1/${provider}/bet HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    "content-type: application/json",
    `x-key-id: ${key.id}`,
  ].join("\r\n");

  /** What the wallet made of it. */
  function bet(of: Game): Promise<string> {
    const body = JSON.stringify({
      type: "bet",
      request_id: randomUUID(),
      issued_at: new Date().toISOString(),
      transaction_id: randomUUID(),
      round_id: randomUUID(),
      game_code: game,
      currency: "EUR",
      amount: "10",
      scale: 2,
      ...of,
    });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    const bytes = Buffer.from(
      `${head}\r\nx-timestamp: ${timestamp}\r\nx-signature: ${signature}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      "latin1",
    );
    return new Promise((resolve, reject) => {
      const isSent = connections.ask(bytes, (heard) => {
        if (heard === undefined) return reject(new Error("a connection of the bench was closed"));
        resolve((JSON.parse(heard.body) as { readonly status: string }).status);
      });
      if (!isSent) reject(new Error("there are more bets at once than connections"));
    });
  }
  return { bet, close: connections.close };
}
