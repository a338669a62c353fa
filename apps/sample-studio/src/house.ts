import { createHmac, randomUUID } from "node:crypto";
import type { StudioConfig } from "./config.ts";

/** What the house answers: a status, and what the player has now. */
export interface HouseAnswer {
  readonly status: string;
  readonly retry?: "never" | "same_id";
  readonly balance?: string;
  readonly currency?: string;
  readonly scale?: number;
  readonly session_token?: string;
  readonly player_ref?: string;
  readonly player_message_key?: string;
}

export type HouseCall = "authenticate" | "balance" | "bet" | "win" | "rollback";
export type House = ReturnType<typeof createHouse>;

const patienceMs = 5_000;
/** One after the other, then the last again and again. */
const waitsMs = [200, 1_000, 2_000, 5_000, 15_000];

/** The wallet of the house, asked over HTTP and signed. */
export function createHouse({ walletUrl, keyId, secret }: StudioConfig) {
  const stopping = new AbortController();

  /** Undefined where nothing that can be read came back: nobody knows whether it was done. */
  async function ask(call: HouseCall, message: object): Promise<HouseAnswer | undefined> {
    const body = JSON.stringify({
      type: call,
      request_id: randomUUID(),
      issued_at: new Date().toISOString(),
      ...message,
    });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    try {
      const answer = await fetch(`${walletUrl}/${call}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-key-id": keyId,
          "x-timestamp": timestamp,
          "x-signature": signature,
        },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(patienceMs), stopping.signal]),
      });
      const read = (await answer.json()) as HouseAnswer;
      return typeof read.status === "string" ? read : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    ask,

    /** Until the house has said something that will not change; undefined only when we close. */
    async askUntilAnswered(call: HouseCall, message: object): Promise<HouseAnswer | undefined> {
      for (let turn = 0; !stopping.signal.aborted; turn += 1) {
        const answer = await ask(call, message);
        if (answer !== undefined && answer.retry !== "same_id") return answer;
        await wait(waitsMs[Math.min(turn, waitsMs.length - 1)] ?? 0);
      }
      return undefined;
    },

    stop: () => stopping.abort(),
  };

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      stopping.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
