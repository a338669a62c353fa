import type { Breakers } from "@croupier/kit/breaker";
import { createGamstop, simulatedRegister, type FindRegister } from "@croupier/players";
import type { Place } from "@croupier/policy";
import type { RegisterSettings } from "./register-settings.ts";

/** Which register of excluded people knows those of a place. */
export function openRegisters(
  { gamstop, elsewhere }: RegisterSettings,
  breakers: Breakers,
): FindRegister {
  const connected =
    gamstop && createGamstop({ settings: gamstop, breaker: breakers.of("exclusion register") });
  return (place) => {
    if (gamstop?.places.some((covered) => covers(covered, place))) return connected;
    return elsewhere === undefined ? undefined : simulatedRegister;
  };
}

/** For the log of a production: an operator must not believe that somebody is asked who is not. */
export function registersInWords({ gamstop, elsewhere }: RegisterSettings): string {
  const asked = gamstop === undefined ? "no register" : "one register";
  const others =
    elsewhere === undefined
      ? "nobody joins from other places whose law wants one"
      : "a simulator answers for other places";
  return `${asked} of excluded people is asked; ${others}`;
}

/** A country covers what lies in it. */
function covers(covered: Place, place: Place): boolean {
  if (covered.countryCode !== place.countryCode) return false;
  return covered.subdivision === undefined || covered.subdivision === place.subdivision;
}
