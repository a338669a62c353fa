// The same release against the careless shop: if this does not overspend, the harness races nothing.
import { uuidv7 } from "@croupier/kit/ids";
import type { Race } from "./race.ts";
import { releaseTogether } from "./released-together.ts";

const rivals = 50;

export function controlRaces(port: number): { careless: Race; careful: Race } {
  const raceAs = (way: string): Race => ({
    name: `${rivals} spends of a purse that covers one, ${way}`,
    round: async () => {
      const purse = uuidv7();
      const ask = (how: string) => ({ port, method: "POST", path: `/${how}/${purse}` });
      await releaseTogether([ask("open")]);
      const answers = await releaseTogether(Array.from({ length: rivals }, () => ask(way)));
      const paid = answers.filter(({ status }) => status === 200).length;
      return paid === 1 ? undefined : `paid ${paid} times`;
    },
  });
  return { careless: raceAs("careless"), careful: raceAs("careful") };
}
