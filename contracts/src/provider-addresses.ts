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
  hub: {
    userInfo: { method: "POST", path: "/services/providers/hub/v2/:provider/user/info" },
    balance: { method: "POST", path: "/services/providers/hub/v2/:provider/user/balance" },
    bet: { method: "POST", path: "/services/providers/hub/v2/:provider/transaction/bet" },
    win: { method: "POST", path: "/services/providers/hub/v2/:provider/transaction/win" },
    rollback: { method: "POST", path: "/services/providers/hub/v2/:provider/transaction/rollback" },
  },
} as const satisfies Record<string, Record<string, Address>>;
