import type { GameFiguresView, PlayedDayView } from "@croupier/contracts";
import type { Services } from "../services.ts";
import { presentDay, presentFigures, rangeOf } from "./present-figures.ts";

export type FiguresAsked = {
  readonly from: string;
  readonly until: string;
  readonly game?: string | undefined;
};

export type Figures = {
  readonly games: GameFiguresView[];
  readonly days: PlayedDayView[];
  readonly countedAt: string | null;
};

/** Undefined: these are no days that can be asked about at once. */
export function createReadFigures({ games }: Pick<Services, "games">) {
  return async ({ from, until, game }: FiguresAsked): Promise<Figures | undefined> => {
    const range = rangeOf({ from, until });
    if (range === undefined) return undefined;
    const [found, days, countedAt] = await Promise.all([
      games.readPerformance(range.from, range.until),
      games.readDays({ ...range, game }),
      games.readCountedAt(),
    ]);
    return {
      games: found.filter((one) => game === undefined || one.game === game).map(presentFigures),
      days: days.map(presentDay),
      countedAt: countedAt?.toISOString() ?? null,
    };
  };
}
