/**
 * What a player filters by. A movement belongs to the group whose words its kind begins with; what no
 * group claims is of the house: gifts, corrections.
 */
const kindsOf = {
  deposit: ["deposit", "chargeback", "refund"],
  withdrawal: ["withdraw"],
  game: ["stake", "win", "void"],
  bonus: ["bonus"],
  transfer: ["transfer", "ttp"],
} as const;

export type MovementGroup = keyof typeof kindsOf | "other";
export const movementGroups = [...Object.keys(kindsOf), "other"] as readonly MovementGroup[];

const claimed = Object.values(kindsOf).flat();

export function groupOf(kind: string): MovementGroup {
  const found = Object.entries(kindsOf).find(([, kinds]) =>
    kinds.some((word) => kind.startsWith(word)),
  );
  return (found?.[0] ?? "other") as MovementGroup;
}

/** The group as the ledger is asked for it; undefined asks for everything. */
export function kindsAsked(group: MovementGroup | undefined) {
  if (group === undefined) return { books: "all" } as const;
  if (group === "game") return { books: "games" } as const;
  return group === "other"
    ? ({ books: "besides", otherKinds: claimed } as const)
    : ({ books: "besides", kinds: kindsOf[group] } as const);
}
