export type UploadPlaces = {
  /** A function that gives the place back, once; undefined where none is free. */
  take(who: string): (() => void) | undefined;
};

/**
 * A file is dear to hold and dear to look at, and a queue of them would make everybody wait: so many
 * are on their way at once from one person, and so many of all. Who comes later comes again.
 */
export function createUploadPlaces({ ofOne = 3, ofAll = 8 } = {}): UploadPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(who) {
      const own = taken.get(who) ?? 0;
      if (own >= ofOne || all >= ofAll) return undefined;
      taken.set(who, own + 1);
      all += 1;
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        all -= 1;
        const left = (taken.get(who) ?? 1) - 1;
        if (left > 0) taken.set(who, left);
        else taken.delete(who);
      };
    },
  };
}
