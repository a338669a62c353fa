import { readPlace } from "@croupier/places";
import type { GamstopSettings } from "@croupier/players";
import type { Place } from "@croupier/policy";
import type { Mode } from "./settings.ts";
import { ConfigurationError, variable } from "./shell/environment.ts";

/** Where excluded people are asked for, and where a simulator may answer instead. */
export type RegisterSettings = {
  readonly gamstop: (GamstopSettings & { readonly places: readonly Place[] }) | undefined;
  /** Elsewhere; undefined: nobody is asked, and nobody joins where the law wants it. */
  readonly elsewhere: "simulator" | undefined;
};

export const registerVariables = {
  CROUPIER_REGISTER_URL: variable.optional("the https:// address of a register's call", isHttps),
  CROUPIER_REGISTER_KEY: variable.optional("the key that the register gave you", (text) =>
    /^[\x21-\x7e]{8,200}$/.test(text),
  ),
  CROUPIER_REGISTER_PLACES: variable.list(
    "places such as GB or CA:ON, divided by commas",
    (item) => readPlace(item) !== undefined,
  ),
};

export function registersFrom(
  settings: {
    readonly CROUPIER_REGISTER_URL: string | undefined;
    readonly CROUPIER_REGISTER_KEY: string | undefined;
    readonly CROUPIER_REGISTER_PLACES: readonly string[];
    readonly CROUPIER_SIMULATORS: readonly string[];
  },
  mode: Mode,
): RegisterSettings {
  const isSimulated = mode !== "production" || settings.CROUPIER_SIMULATORS.includes("register");
  return { gamstop: gamstopFrom(settings), elsewhere: isSimulated ? "simulator" : undefined };
}

function gamstopFrom(settings: Parameters<typeof registersFrom>[0]): RegisterSettings["gamstop"] {
  const { CROUPIER_REGISTER_URL: url, CROUPIER_REGISTER_KEY: apiKey } = settings;
  if (url === undefined && apiKey === undefined) return undefined;
  if (url === undefined || apiKey === undefined) {
    throw new ConfigurationError(
      "CROUPIER_REGISTER_URL and CROUPIER_REGISTER_KEY are set together or not at all.",
    );
  }
  const named = settings.CROUPIER_REGISTER_PLACES.flatMap((text) => readPlace(text) ?? []);
  return { url, apiKey, places: named.length > 0 ? named : [{ countryCode: "GB" }] };
}

function isHttps(text: string): boolean {
  return URL.parse(text)?.protocol === "https:";
}
