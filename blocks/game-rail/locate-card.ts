/** Games in a grid, unless its list says otherwise. */
export const gridColumns = 8;

/** Where a card stands among its neighbours, from 0; who is missing stands beyond the edge. */
export type CardPlace = {
  readonly place: number;
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  readonly neighbours: {
    readonly left?: string;
    readonly right?: string;
    readonly above?: string;
    readonly below?: string;
  };
};

/** A rail is a grid of one row: as many columns as games. */
export function locateCard(
  games: readonly { readonly gameId: string }[],
  { place, columns = gridColumns }: { place: number; columns?: number },
): CardPlace {
  const column = place % columns;
  const around = {
    left: column > 0 ? games[place - 1] : undefined,
    right: column < columns - 1 ? games[place + 1] : undefined,
    above: games[place - columns],
    below: games[place + columns],
  };
  const found = Object.entries(around).flatMap(([side, game]) =>
    game === undefined ? [] : [[side, game.gameId]],
  );
  const neighbours: CardPlace["neighbours"] = Object.fromEntries(found);
  return { place, row: Math.floor(place / columns), column, columns, neighbours };
}
