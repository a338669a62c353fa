import { createClientOf } from "@croupier/contracts/client";
import { playerAddresses } from "@croupier/contracts/player-addresses";

/** The calls of players about themselves. For late pieces only: the list of them is no small one. */
export const playerClient = createClientOf(playerAddresses);
