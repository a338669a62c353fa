import { createHmac, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { game, provider, type Game, type Key } from "./open-games.ts";

export type Answer = { readonly status: string };

/** Sends bets as the machine of a provider does: connections that stay open, every call signed. */
export function createAsker({ port, key, sockets }: { port: number; key: Key; sockets: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, scheduling: "fifo" });
  const path = `/services/providers/v1/${provider}/bet`;

  function bet(of: Game): Promise<Answer> {
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
    const hmac = createHmac("sha256", key.secret).update(`${timestamp}.`).update(body);
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          port,
          host: "127.0.0.1",
          path,
          method: "POST",
          agent,
          headers: {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            "x-key-id": key.id,
            "x-timestamp": timestamp,
            "x-signature": hmac.digest("hex"),
          },
        },
        (response) => {
          const pieces: Buffer[] = [];
          response.on("data", (piece: Buffer) => pieces.push(piece));
          response.on("end", () => resolve(JSON.parse(Buffer.concat(pieces).toString()) as Answer));
        },
      );
      asked.on("error", reject);
      asked.end(body);
    });
  }
  return { bet, close: () => agent.destroy() };
}
