const watched = ["US", "CA", "DE", "AU", "GB", "ES", "IT", "FR"];

/** How much of the world has a subdivision, and which names nobody understood. */
export function createReport() {
  const ranges = new Map<string, { all: number; known: number }>();
  const misses = new Map<string, number>();
  const share = (countries: Iterable<string>): string => {
    let all = 0;
    let known = 0;
    for (const country of countries) {
      all += ranges.get(country)?.all ?? 0;
      known += ranges.get(country)?.known ?? 0;
    }
    return `${((100 * known) / all).toFixed(2)}%`;
  };
  return {
    countRange(name: string): void {
      if (name === "") return;
      const [country = "", subdivision] = name.split(":");
      const count = ranges.get(country) ?? { all: 0, known: 0 };
      count.all += 1;
      if (subdivision !== undefined) count.known += 1;
      ranges.set(country, count);
    },
    countMiss(country: string, name: string): void {
      const key = `${country} ${name}`;
      misses.set(key, (misses.get(key) ?? 0) + 1);
    },
    tell(): string {
      const most = [...misses].sort(([, one], [, other]) => other - one).slice(0, 40);
      return [
        "ranges with a subdivision:",
        ...watched.map((country) => `  ${country} ${share([country])}`),
        `  everywhere ${share(ranges.keys())}`,
        `names nobody understood: ${misses.size}, most often`,
        ...most.map(([name, count]) => `  ${count} ${name}`),
      ].join("\n");
    },
  };
}

export type Report = ReturnType<typeof createReport>;
