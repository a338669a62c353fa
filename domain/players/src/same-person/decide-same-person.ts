import { compareBirthdays } from "./birthdays.ts";
import { compareNames } from "./compare-names.ts";
import type { Evidence, Person } from "./person.ts";
import { sharedContacts } from "./shared-contacts.ts";

/** `same`: nobody would doubt it. `alike`: somebody has to look. Null: two people. */
export type SamePerson = {
  readonly certainty: "same" | "alike";
  readonly evidence: readonly Evidence[];
} | null;

/**
 * Are these one person? Whoever is excluded and comes again changes the e-mail first, then writes
 * something a little differently. Name and birthday together are rarely an accident; with an address,
 * a phone, a mailbox or a browser in common they never are. Twins, fathers and sons, and people who
 * share a house are not one person.
 */
export function decideSamePerson(one: Person, other: Person): SamePerson {
  const names = compareNames(one, other);
  const birthdays = compareBirthdays(one.dateOfBirth, other.dateOfBirth);
  const contacts = sharedContacts(one, other);
  const isNamed = names === "fully" || names === "nearly";
  const evidence: Evidence[] = [
    ...(names === "not" ? [] : (["name"] as const)),
    ...(birthdays === "other" ? [] : (["birthday"] as const)),
    ...contacts,
  ];
  const certainty = weigh({
    isNamed,
    names,
    birthdays,
    count: contacts.length,
    // What a household has in common says nothing about who is who in it.
    ownCount: contacts.filter((contact) => contact !== "address").length,
    hasReach: contacts.includes("phone") || contacts.includes("mailbox"),
  });
  return certainty === null ? null : { certainty, evidence };
}

function weigh(facts: {
  isNamed: boolean;
  names: ReturnType<typeof compareNames>;
  birthdays: ReturnType<typeof compareBirthdays>;
  count: number;
  ownCount: number;
  hasReach: boolean;
}): "same" | "alike" | null {
  const { isNamed, names, birthdays, count, ownCount, hasReach } = facts;
  if (birthdays === "same") {
    if (isNamed) return count > 0 ? "same" : "alike";
    if (names === "renamed") return count > 1 ? "same" : count > 0 ? "alike" : null;
    if (names === "kin") return count > 0 ? "alike" : null;
    return ownCount > 1 ? "alike" : null;
  }
  if (birthdays === "near") {
    if (isNamed) return count > 1 ? "same" : count > 0 ? "alike" : null;
    return names !== "not" && ownCount > 1 ? "alike" : null;
  }
  return isNamed && hasReach ? "alike" : null;
}
