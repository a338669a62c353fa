import type { SwitchedProduct } from "@croupier/contracts";

/** Something that an operator closed, with what players read about it, by language. */
export type Closure = {
  readonly product: SwitchedProduct;
  readonly reason: Readonly<Record<string, string>>;
};

/** A time in which the site is closed, known beforehand. */
export type Maintenance = {
  readonly maintenanceId: string;
  /** From here on visitors are told. */
  readonly announcedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly texts: Readonly<Record<string, string>>;
};

/** What an operator says about a brand at this moment: all a site process keeps in mind. */
export type Standing = {
  readonly closures: readonly Closure[];
  /** Neither over nor called off, the earliest first. */
  readonly maintenance: readonly Maintenance[];
};

/**
 * The question every command of a product asks before it begins something new: a deposit, a
 * withdrawal, a round, an account. Only beginnings ask: money that already moves, and a round that is
 * open, are never asked again and come to their end.
 */
export function isOpen(standing: Standing, product: SwitchedProduct): boolean {
  return !standing.closures.some((closure) => closure.product === product);
}

/** The maintenance that closes the site now. It ends by itself: nobody has to open it again. */
export function maintenanceUnderWay(standing: Standing, now: Date): Maintenance | undefined {
  return standing.maintenance.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

/** What visitors are told of: the maintenance under way, else the next one that is announced. */
export function maintenanceToTell(standing: Standing, now: Date): Maintenance | undefined {
  return standing.maintenance.find(({ announcedAt, endsAt }) => announcedAt <= now && now < endsAt);
}

/** The next moment at which another answer holds, though nobody does anything. */
export function standingChangesAt(standing: Standing, now: Date): Date | undefined {
  return standing.maintenance
    .flatMap(({ announcedAt, startsAt, endsAt }) => [announcedAt, startsAt, endsAt])
    .filter((moment) => moment > now)
    .sort((one, other) => one.getTime() - other.getTime())[0];
}

/** In the language that is asked for, else in the brand's own. */
export function wordsIn(
  texts: Readonly<Record<string, string>>,
  { wanted, fallback }: { wanted: string; fallback: string },
): string {
  return texts[wanted] ?? texts[fallback] ?? "";
}
