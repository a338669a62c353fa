import { servicesBaseUrl, spellPath } from "@croupier/contracts/client";
import { casinoAddresses } from "@croupier/contracts/casino-addresses";

import { client } from "../../calls/client.ts";
import type { GameMode } from "../game-modes.ts";
import type { LaunchFailure } from "./launch-failure.ts";

export type Channel = "WEB" | "MOBILE";

export interface Launch {
  readonly gameId: string;
  readonly mode: GameMode;
  /** Which calls the site makes: S7.7 and S7.8, or S7.6. */
  readonly isGamesIntegrationEnabled: boolean;
  readonly language: string;
  /** What practice counts in; for money it is the player's own. */
  readonly currency: string;
}

export interface LaunchNeeds {
  readonly channel: Channel;
  /** What the wallet of the player counts in; undefined for a visitor. */
  readonly readCurrency: () => Promise<string | undefined>;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
}

/** Asks for the address of a game's frame, by the call that the configuration names. */
export async function launchGame(
  launch: Launch,
  needs: LaunchNeeds = needsHere(),
): Promise<{ readonly url: string } | { readonly failure: LaunchFailure }> {
  const own = launch.mode === "real" ? await needs.readCurrency() : undefined;
  const path = pathOf(launch, { channel: needs.channel, currency: own ?? launch.currency });
  const answer = await needs.fetch(path, {
    headers: { accept: "application/json, application/problem+json", "X-Channel": needs.channel },
    credentials: servicesBaseUrl() === "" ? "same-origin" : "include",
  });
  // Both are read by hand: the page carries the addresses of its calls, and no schema.
  const said = (await answer.json()) as { url?: unknown; code?: unknown };
  if (answer.ok && typeof said.url === "string") return { url: said.url };
  return { failure: { code: typeof said.code === "string" ? said.code : "unreachable" } };
}

function pathOf(
  { gameId, mode, isGamesIntegrationEnabled, language }: Launch,
  { channel: channelType, currency: currencyCode }: { channel: Channel; currency: string },
): string {
  const { casino, games } = casinoAddresses;
  const shared = { channelType, currencyCode, language };
  if (!isGamesIntegrationEnabled) {
    return spellPath(casino.lobbyGameUrl.path, {
      params: { id: gameId },
      query: { ...shared, mode },
    });
  }
  // The mode is in the path; what the integration is told besides travels as text (S3.20).
  const query = { ...shared, integrationParams: JSON.stringify({ channel: channelType }) };
  const { path } = mode === "real" ? games.realUrl : games.practiceUrl;
  return spellPath(path, { params: { gameId }, query });
}

function needsHere(): LaunchNeeds {
  return {
    channel: matchMedia("(width < 769px)").matches ? "MOBILE" : "WEB",
    async readCurrency() {
      const answer = await client.identity.whoAmI();
      return answer.ok ? answer.value.attributes.currency : undefined;
    },
    fetch: (path, init) => fetch(servicesBaseUrl() + path, init),
  };
}
