import { expect, test } from "vitest";
import type { Provider } from "../provider.ts";
import type { PlaySessions } from "../sessions/play-sessions.ts";
import type { CallStore } from "./call-store.ts";
import { createMoneyCalls, type Money } from "./money-calls.ts";

const provider: Provider = {
  code: "acme",
  name: "Acme Games",
  dialect: "croupier",
  spend: "cash_first",
  isDisabled: false,
  disabledGames: [],
  games: new Map(),
  keys: [],
};

test("an outage before a bet is understood fails that bet, and nothing that nobody waits for", async () => {
  const outage = () => Promise.reject(new Error("no connection"));
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on("unhandledRejection", hear);
  try {
    const sessions = { find: outage, findPlayer: outage } as unknown as PlaySessions;
    const { bet } = createMoneyCalls({
      sessions,
      money: {} as Money,
      calls: {} as CallStore,
      keepSignedIn: async () => true,
      clock: () => new Date("2026-11-22T12:00:00Z"),
    });
    const asked = {
      type: "bet" as const,
      request_id: "one",
      issued_at: "2026-11-22T12:00:00Z",
      player_ref: "ref",
      currency: "EUR",
      transaction_id: "bet-1",
      round_id: "round-1",
      game_code: "slot",
      amount: "100",
      scale: 2,
      session_token: "token",
      round_closed: false,
    };
    await expect(bet(provider, asked)).rejects.toThrow("no connection");
    // Node tells of what nobody heard after the promises of this turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unheard).toEqual([]);
  } finally {
    process.off("unhandledRejection", hear);
  }
});
