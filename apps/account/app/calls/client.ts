import { createClientOf } from "@croupier/contracts/client";
import { ownGamesAddresses } from "@croupier/contracts/own-games-addresses";
import { playerAddresses } from "@croupier/contracts/player-addresses";
import { siteAddresses } from "@croupier/contracts/site-addresses";

/** The typed calls of our own server. Made once: it holds no state, only addresses. */
export const client = createClientOf({
  ...siteAddresses,
  ...playerAddresses,
  ...ownGamesAddresses,
});
