import { createHmac, randomUUID } from "node:crypto";
import { openConnections } from "@croupier/bench/connections";
import type { Key } from "@croupier/bench/provider-game";
import type { PlayQuestion } from "../crash/rounds.ts";

export type Provider = {
  /** Resolves to the status of the answer; undefined when the outcome is unknown. */
  ask(question: PlayQuestion): Promise<string | undefined>;
  close(): void;
};

/** The machine of a provider: kept connections to the real server, every call signed. */
export function createProvider(to: {
  port: number;
  provider: string;
  game: string;
  key: Key;
  connections: number;
}): Provider {
  const connections = openConnections({ port: to.port, max: to.connections });
  const secret = Buffer.from(to.key.secret, "base64url");

  function sign(question: PlayQuestion): Buffer {
    const body = JSON.stringify(bodyOf(question, to.game));
    const timestamp = String(Math.floor(Date.now() / 1000));
    const head = [
      `POST /services/providers/v1/${to.provider}/${words[question.call]} HTTP/1.1`,
      `host: 127.0.0.1:${to.port}`,
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      `x-key-id: ${to.key.id}`,
      `x-timestamp: ${timestamp}`,
      `x-signature: ${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
    ];
    return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const isSent = connections.ask(sign(question), (heard) => {
          if (heard === undefined || heard.status >= 500) return resolve(undefined);
          const answer = JSON.parse(heard.body) as { status: string; retry: string };
          resolve(answer.retry === "same_id" ? undefined : answer.status);
        });
        if (!isSent) reject(new Error("there are more calls at once than connections"));
      }),
    close: connections.close,
  };
}

const words = { bet: "bet", win: "win", rollback: "rollback", endRound: "end-round" } as const;

function bodyOf(question: PlayQuestion, game: string) {
  const { call, seat, transactionId, roundId, minor, betId, closes } = question;
  const named = {
    type: words[call],
    request_id: randomUUID(),
    issued_at: new Date().toISOString(),
    player_ref: seat.playerRef,
    currency: "EUR",
    transaction_id: transactionId,
    round_id: roundId,
    game_code: game,
  };
  const amount = { amount: String(minor), scale: 2 };
  switch (call) {
    case "bet":
      return { ...named, ...amount, session_token: seat.token, round_closed: closes === true };
    case "win":
      return { ...named, ...amount, reference_transaction_id: betId };
    case "rollback":
      return { ...named, reference_transaction_id: betId };
    case "endRound":
      return named;
  }
}
