import { randomBytes } from "node:crypto";
import type { House } from "./house.ts";

/** Somebody at the game, as the house told us of them. */
export interface Player {
  readonly sessionToken: string;
  readonly ref: string;
  readonly currency: string;
  readonly scale: number;
}

const playersMax = 10_000;

/** The token of a launch is exchanged once; from then on the page is known by a token of ours. */
export function createPlayers(house: House) {
  const players = new Map<string, Player>();

  return {
    find: (token: string): Player | undefined => players.get(token),

    /** Asked when the page hears that the player's money changed elsewhere. */
    async balanceOf({ sessionToken, ref, currency }: Player) {
      const asked = { session_token: sessionToken, player_ref: ref, currency };
      const answer = await house.ask("balance", asked);
      if (answer?.status !== "OK") return { refused: answer?.status ?? "TEMPORARY" };
      return { balance: answer.balance ?? "0" };
    },

    async open(launchToken: string) {
      const answer = await house.ask("authenticate", { launch_token: launchToken });
      if (answer?.status !== "OK") return { refused: answer?.status ?? "TEMPORARY" };
      const { session_token, player_ref, currency = "", scale = 2, balance = "0" } = answer;
      const token = randomBytes(24).toString("base64url");
      players.set(token, {
        sessionToken: session_token ?? "",
        ref: player_ref ?? "",
        currency,
        scale,
      });
      const [oldest] = players.keys();
      if (players.size > playersMax && oldest !== undefined) players.delete(oldest);
      return { token, currency, scale, balance };
    },
  };
}

export type Players = ReturnType<typeof createPlayers>;
