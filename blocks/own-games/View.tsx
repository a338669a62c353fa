import { GameCardSkeleton, Rail } from "@croupier/ui";
import { useBlocksSite } from "../registry/site.context.ts";
import type { OwnGamesData } from "./resolved.ts";
import type { OwnGamesProps } from "./schema.ts";

const cards = Array.from({ length: 7 }, (_, place) => ({
  id: String(place),
  card: <GameCardSkeleton />,
}));

/** Whose games these are, a call answers, and calls are the site's; an editor sees where they will stand. */
export function OwnGamesView({
  title,
  list,
  resolved: { offer },
}: OwnGamesProps & { resolved: OwnGamesData }) {
  const { words, OwnGames } = useBlocksSite();
  if (OwnGames === undefined || offer === undefined) {
    return <Rail title={title} words={words.rail} items={cards} />;
  }
  return <OwnGames {...{ title, list, offer }} />;
}
