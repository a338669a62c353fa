/** Where the casino begins; its categories and games stand below. */
export const lobbyPath = "/casino";
