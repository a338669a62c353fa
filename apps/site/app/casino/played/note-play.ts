import { createClientOf } from "@croupier/contracts/client";
import { ownGamesAddresses } from "@croupier/contracts/own-games-addresses";

import { client } from "../../calls/client.ts";
import { notePlayHere } from "./most-played.ts";

const { casino } = createClientOf(ownGamesAddresses);

export interface RecordCalls extends Pick<typeof casino, "recordPlay"> {
  readonly ownId: () => Promise<string | undefined>;
}

/** A game that is there is played (S4.18): this browser remembers it, and of a player the server too. */
export async function notePlay(
  gameId: string,
  { signedIn }: { readonly signedIn: boolean },
  calls: RecordCalls = callsHere,
): Promise<void> {
  notePlayHere(gameId);
  if (!signedIn) return;
  const status = await recordOnServer(gameId, calls);
  // The specification has it logged with these words (S8.8), and nobody is told.
  // oxlint-disable-next-line no-console
  if (status !== 202) console.error("Unable to save last game opened", status);
}

/** The status of the answer; nought where nobody answered. */
async function recordOnServer(gameId: string, calls: RecordCalls): Promise<number> {
  try {
    const session = await calls.ownId();
    if (session === undefined) return 401;
    return (await calls.recordPlay({ params: { session }, body: { gameId } })).status;
  } catch {
    return 0;
  }
}

const callsHere: RecordCalls = {
  ...casino,
  async ownId() {
    const answer = await client.identity.whoAmI();
    return answer.ok ? answer.value.id : undefined;
  },
};
