import { writeCookie } from "../src/shell/cookies.ts";

/** What an address asks for before any page is looked at. */
export interface Arrival {
  /** Where the whole page goes instead. */
  readonly redirect: string | undefined;
  /** The language the visitor chose with this address, if the brand offers it. */
  readonly language: string | undefined;
  readonly cookies: readonly string[];
}

const yearSeconds = 31_536_000;

export interface ArrivalNeeds {
  readonly secure: boolean;
  readonly languages: readonly string[];
  /** The cookies that remember who sent the visitor, as far as the visitor agreed to any. */
  readonly keepReferral: (parameters: URLSearchParams) => readonly string[];
}

export function readArrival(query: string, needs: ArrivalNeeds): Arrival {
  const { secure, languages } = needs;
  const parameters = new URLSearchParams(query);
  if (parameters.get("overlay") === "join") {
    return { redirect: joinAddress(query), language: undefined, cookies: [] };
  }
  const cookies: string[] = [];
  // One that nobody offers is no choice: it must not take the place of an earlier one.
  const language = languages.find((offered) => offered === parameters.get("lang"));
  if (language !== undefined) {
    cookies.push(writeCookie("lang", language, { maxAgeSeconds: yearSeconds, secure }));
  }
  cookies.push(...needs.keepReferral(parameters));
  return { redirect: undefined, language, cookies };
}

/** The other parameters stay as they were written, to the letter; only `overlay` goes. */
function joinAddress(query: string): string {
  const kept = query.split("&").filter((pair) => pair !== "" && !isOverlay(pair));
  return kept.length === 0 ? "/join" : `/join?${kept.join("&")}`;
}

function isOverlay(pair: string): boolean {
  return new URLSearchParams(pair).has("overlay");
}
