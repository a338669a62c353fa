import { createClient, type Client } from "@croupier/contracts/client";

/** The typed calls of our own server. Made once: it holds no state, only addresses. */
export const client: Client = createClient();
