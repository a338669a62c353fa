import { recordFor } from "./policy-for.ts";
import type { Place, PolicyRecord, Rules } from "./policy.ts";
import { policyRecords } from "./records.ts";

/** What a place asks of those who want to join, as far as a form can tell before it is sent. */
export type JoiningTerms = {
  readonly minimumAgeYears: number;
  readonly isOffered: boolean;
  /** Whoever joins has to say something about a deposit limit, be it "none". */
  readonly asksForLimit: boolean;
};

export type JoiningTermsByPlace = {
  /** Of every place that is not named. */
  readonly elsewhere: JoiningTerms;
  /** By `CA` or `CA:ON`. */
  readonly places: Readonly<Record<string, JoiningTerms>>;
};

/** The terms of today by place of residence. Where somebody is adds to it; that is decided later. */
export function joiningTerms(
  now: Date,
  /** Where the law wants a register asked and there is none to ask, nobody can join. */
  hasRegister: (place: Place) => boolean = () => true,
  records: readonly PolicyRecord[] = policyRecords,
): JoiningTermsByPlace {
  const keys = new Set(records.flatMap(({ place }) => (place === null ? [] : [place])));
  const termsAt = (place: Place) => {
    const { rules } = recordFor(place, now, records);
    return termsOf(rules, !rules.registerCheck || hasRegister(place));
  };
  return {
    elsewhere: termsAt({}),
    places: Object.fromEntries(
      [...keys].map((key) => {
        const [countryCode, subdivision] = key.split(":");
        return [key, termsAt({ countryCode, subdivision })];
      }),
    ),
  };
}

function termsOf(rules: Rules, mayBeAsked: boolean): JoiningTerms {
  return {
    minimumAgeYears: rules.minimumAgeYears,
    isOffered: rules.products.length > 0 && mayBeAsked,
    asksForLimit: rules.depositLimitPrompt,
  };
}
