import type { ShownGame } from "@croupier/contracts";
import { GameCardSkeleton, Rail } from "@croupier/ui";
import { startTransition, useRef, useState } from "react";

import { useSay } from "../language/Messages.context.tsx";
import type { LobbyRail } from "./casino-page.ts";
import { LobbyCard } from "./cards/LobbyCard.tsx";
import { useTellCard } from "./cards/use-tell-card.ts";
import styles from "./LobbyRails.module.css";
import { countDrawn, firstOf } from "./count-drawn.ts";
import { useNear } from "./use-near.ts";

export interface LobbyRailsProps {
  readonly rails: readonly LobbyRail[];
  readonly practice: boolean;
  /** Whether the page opens with them: the art of the first cards must not wait then. */
  readonly opens?: boolean;
}

/** As many as a phone shows of its first rail. What is fetched at once beside them is fetched later for it. */
const eagerFirst = 3;

/** Rails below each other. A house with few games has all of them in the page, a large one the first. */
export function LobbyRails({ rails, practice, opens = false }: LobbyRailsProps) {
  const drawn = countDrawn(rails);
  return rails.map((rail, place) => (
    <PlacedRail
      key={rail.id}
      rail={rail}
      practice={practice}
      eager={opens && place === 0 ? eagerFirst : 0}
      waits={place >= drawn}
    />
  ));
}

interface OneRailProps {
  readonly rail: LobbyRail;
  readonly practice: boolean;
  /** How many of its cards are fetched at once. */
  readonly eager: number;
}

function PlacedRail({ waits, ...given }: OneRailProps & { readonly waits: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box, waits);
  const [touched, setTouched] = useState(false);
  // In small steps: whoever moves through a rail is not held up by what comes into it.
  const touch = () => touched || startTransition(() => setTouched(true));
  return (
    <div
      ref={box}
      className={styles["LobbyRails-rail"]}
      onPointerEnter={touch}
      onFocus={touch}
      onScrollCapture={touch}
    >
      {near ? <OneRail {...given} whole={touched} /> : <WaitingRail rail={given.rail} />}
    </div>
  );
}

function useRailWords({ title, showAll, total }: LobbyRail) {
  const say = useSay();
  const label =
    total === undefined ? say("casino.tab.all") : say("casino.showAll", { count: total });
  return {
    title,
    words: { back: say("content.rail.back"), on: say("content.rail.on") },
    all: { label, href: showAll },
  };
}

function OneRail({ rail, practice, eager, whole }: OneRailProps & { readonly whole: boolean }) {
  const { games, cardHover } = rail;
  const tell = useTellCard(games, games.length);
  const drawn = whole ? games.length : firstOf(games.length);
  return (
    <Rail
      {...useRailWords(rail)}
      items={games.map((game, place) => ({
        id: game.id,
        card:
          place < drawn ? (
            <LobbyCard
              game={game}
              practice={practice}
              eager={place < eager}
              hoverBehaviour={cardHover}
              onOpen={() => tell(place)}
            />
          ) : (
            <WaitingCard game={game} />
          ),
      }))}
    />
  );
}

/** As high as the rail itself, with its way to all games; no more of it than is seen before it comes near. */
function WaitingRail({ rail }: { readonly rail: LobbyRail }) {
  return (
    <Rail
      {...useRailWords(rail)}
      items={rail.games.slice(0, firstOf(rail.games.length)).map((game) => ({
        id: game.id,
        card: <WaitingCard game={game} />,
      }))}
    />
  );
}

function WaitingCard({ game: { card_vertical_image, cardImage } }: { readonly game: ShownGame }) {
  return <GameCardSkeleton dominant={(card_vertical_image ?? cardImage)?.colour} />;
}
