import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { casinoDropFavourite } from "./casino.dropFavourite.ts";
import { casinoGameUrl } from "./casino.gameUrl.ts";
import { casinoJackpots } from "./casino.jackpots.ts";
import { casinoKeepFavourite } from "./casino.keepFavourite.ts";
import { casinoLobbyGameUrl } from "./casino.lobbyGameUrl.ts";
import { casinoOffers } from "./casino.offers.ts";
import { casinoOwnGames } from "./casino.ownGames.ts";
import { casinoPromotionalSpins } from "./casino.promotionalSpins.ts";
import { casinoReceipt } from "./casino.receipt.ts";
import { casinoReceiptKeys } from "./casino.receiptKeys.ts";
import { casinoRecordPlay } from "./casino.recordPlay.ts";
import { casinoRevealRound } from "./casino.revealRound.ts";
import { gamesPracticeUrl } from "./games.practiceUrl.ts";
import { gamesRealUrl } from "./games.realUrl.ts";

/** The casino, at the origin of the site. */
export function casinoMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    casinoGameUrl(services),
    casinoLobbyGameUrl(services),
    gamesRealUrl(services),
    gamesPracticeUrl(services),
    casinoReceipt(services),
    casinoReceiptKeys(services),
    casinoRevealRound(services),
    casinoJackpots(services),
    casinoOffers(services),
    casinoPromotionalSpins(services),
    casinoRecordPlay(services),
    casinoOwnGames(services),
    casinoKeepFavourite(services),
    casinoDropFavourite(services),
  ];
}
