import type { Chance } from "@croupier/kit/fair";
import type { Multiple } from "@croupier/kit/rules";
import { hundredth, type CrashConfig } from "./crash-config.ts";

/** So many points a flight can end at are equally likely: 52 bits, which everybody's numbers hold. */
export const crashSpace = 2n ** 52n;

/** Where the flight ends. */
export function drawCrash(config: CrashConfig, chance: Chance): Multiple {
  const high = chance.below(2 ** 20);
  const low = chance.below(2 ** 32);
  return crashOf(config, (BigInt(high) << 32n) + BigInt(low));
}

/** The smaller the rest of the space, the higher the flight. */
export function crashOf({ returnOfHundred, most }: CrashConfig, drawn: bigint): Multiple {
  const hundredths = Number((BigInt(returnOfHundred) * crashSpace) / (crashSpace - drawn));
  return Math.min(most, Math.max(100, hundredths) * hundredth);
}

/** In how many of `crashSpace` flights a landing that is set here is reached. */
export function flightsReaching({ returnOfHundred }: CrashConfig, landAt: Multiple): bigint {
  const hundredths = BigInt(landAt) / BigInt(hundredth);
  return hundredths <= 100n ? crashSpace : (BigInt(returnOfHundred) * crashSpace) / hundredths;
}
