import type { PlayerEvent } from "@croupier/contracts";
import type { EventGroup } from "./player-calls.ts";

export const eventGroups: { readonly value: EventGroup; readonly label: string }[] = [
  { value: "access", label: "Access" },
  { value: "verification", label: "Verification" },
  { value: "safer_play", label: "Safer play" },
  { value: "profile", label: "Profile" },
  { value: "status", label: "Status" },
];

const words: Readonly<Record<string, string>> = {
  registered: "joined",
  sign_in_locked: "was locked out after wrong passwords",
  sessions_ended: "was signed out everywhere",
  session_ended: "was signed out of one session",
  joined_again: "tried to join again under another address",
  same_person_found: "seems to be excluded at another account",
  two_people: "is not the excluded player: two people",
  second_factor_reset_asked: "second factor: somebody asked to take it away",
  second_factor_reset_declined: "second factor: it stays",
  second_factor_reset: "second factor was taken away",
};

/** What happened, in words where we have some, else the kind itself as it reads. */
export function eventInWords({ kind }: Pick<PlayerEvent, "kind">): string {
  return words[kind] ?? kind.replaceAll("_", " ");
}

/** Who did it, as a colleague would say. */
export function whoDid({ by, staff }: Pick<PlayerEvent, "by" | "staff">): string {
  if (by === "staff") return staff ?? "Somebody of staff";
  return by === "player" ? "The player" : "The house";
}

export function factsInWords(facts: PlayerEvent["facts"]): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => `${name}: ${value === true ? "yes" : String(value)}`)
    .join(", ");
}
