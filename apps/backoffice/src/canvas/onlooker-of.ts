import type { Onlooker } from "@croupier/content";
import type { DeskOnlooker } from "@croupier/contracts";

/** Whose eyes an editor chose to look with, as the snapshot asks for them. */
export function onlookerOf({
  onlooker,
  now,
}: {
  readonly onlooker: DeskOnlooker;
  readonly now: Date;
}): Onlooker {
  const { audience, hasPlayed, place, device, language, moment } = onlooker;
  const facts = { signedIn: audience === "loggedIn", hasPlayed, place, device };
  return {
    language,
    now: moment === null ? now : new Date(moment),
    audience: (dimension) => facts[dimension],
    // Nobody keeps the answer: it is made for one look.
    dependOn: () => {},
    staleAfter: () => {},
  };
}
