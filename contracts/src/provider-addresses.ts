import type { Address } from "./endpoint.ts";

/** The seamless wallet: called by the machines of game providers, and by nothing that a visitor downloads. */
export const providerAddresses = {
  providers: {
    authenticate: { method: "POST", path: "/services/providers/v1/:provider/authenticate" },
    balance: { method: "POST", path: "/services/providers/v1/:provider/balance" },
    bet: { method: "POST", path: "/services/providers/v1/:provider/bet" },
    win: { method: "POST", path: "/services/providers/v1/:provider/win" },
    rollback: { method: "POST", path: "/services/providers/v1/:provider/rollback" },
    endRound: { method: "POST", path: "/services/providers/v1/:provider/end-round" },
    freeRound: { method: "POST", path: "/services/providers/v1/:provider/free-round" },
    jackpotWin: { method: "POST", path: "/services/providers/v1/:provider/jackpot-win" },
  },
} as const satisfies Record<string, Record<string, Address>>;
