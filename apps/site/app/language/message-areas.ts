/**
 * Texts travel in areas, so that a page brings the words it says and no others. The area is read off
 * the key; what belongs to none of these is on every page.
 */
export const messageAreas = [
  "site",
  "entrance",
  "second",
  "password",
  "join",
  "problems",
  "session",
  "reality",
  "agreements",
  "consent",
  "help",
  "maintenance",
  "preview",
  "content",
  "alerts",
  "closed",
  "phone",
  "stepUp",
  "documents",
  "affiliates",
  "contact",
  "verify",
  "casino",
  "search",
  "play",
  "player",
] as const;
export type MessageArea = (typeof messageAreas)[number];

const prefixes: readonly (readonly [prefix: string, area: MessageArea])[] = [
  ["entrance.", "entrance"],
  ["login.second.", "second"],
  ["login.forgotten.", "password"],
  ["login.new.", "password"],
  ["login.", "entrance"],
  ["join.signInInstead", "entrance"],
  ["join.", "join"],
  ["field.", "join"],
  ["page.noScript", "entrance"],
  ["problem.", "problems"],
  ["session.", "session"],
  ["reality.", "reality"],
  ["consent.", "consent"],
  ["agreements.", "agreements"],
  ["help.", "help"],
  ["maintenance.", "maintenance"],
  ["preview.", "preview"],
  ["content.", "content"],
  ["alerts.", "alerts"],
  ["closed.", "closed"],
  ["phone.", "phone"],
  ["stepUp.", "stepUp"],
  ["documents.", "documents"],
  ["affiliates.", "affiliates"],
  ["contact.", "contact"],
  ["verify.", "verify"],
  ["casino.", "casino"],
  ["search.", "search"],
  ["play.", "play"],
  ["wallet.", "player"],
  ["balance.", "player"],
  ["signOut.", "player"],
  ["menu.signOut", "player"],
  ["menu.signingOut", "player"],
];

export function areaOf(key: string): MessageArea {
  return prefixes.find(([prefix]) => key.startsWith(prefix))?.[1] ?? "site";
}
