export const areas = [
  { value: "content.", label: "Content" },
  { value: "operations.", label: "Operations" },
  { value: "providers.", label: "Providers" },
  { value: "players.", label: "Players" },
  { value: "documents.", label: "Documents" },
  { value: "money.", label: "Money" },
  { value: "staff.", label: "Staff" },
];

const words: Readonly<Record<string, string>> = {
  "operations.configured": "changed the configuration",
  "operations.opened": "opened a product",
  "operations.closed": "closed a product",
  "operations.maintenance-planned": "planned maintenance",
  "operations.maintenance-cancelled": "called maintenance off",
  "providers.switched-off": "switched a provider off",
  "providers.switched-on": "switched a provider on",
  "players.revealed": "looked at who a player is",
  "players.told-apart": "told a player from somebody excluded",
  "players.noted": "wrote a note about a player",
  "players.exported": "took a list of players along",
  "documents.asked": "asked a player for a document",
  "documents.approved_once": "approved a document, first of two",
  "documents.rules_changed": "changed how documents are looked at",
  "documents.hold_placed": "held the files of a player",
  "documents.hold_lifted": "let go of the files of a player",
  "money.adjustment-asked": "asked that money be put right",
  "money.adjustment-approved": "approved an adjustment of money",
  "money.adjustment-declined": "declined an adjustment of money",
  "money.adjustment-withdrawn": "took an adjustment of money back",
  "money.refund-asked": "asked that a deposit be sent back",
  "money.refund-approved": "sent a deposit back",
  "money.refund-declined": "declined the refund of a deposit",
  "money.refund-withdrawn": "took the refund of a deposit back",
  "money.provider-asked": "had a provider asked about a deposit",
  "money.table-taken": "took a table of money along",
  "money.audit-asked": "had the books audited",
  "staff.created": "made a login",
  "staff.described": "said who has a login",
  "staff.signed-in": "signed in",
  "staff.sign-in-failed": "a sign-in failed",
  "staff.signed-out": "signed out",
};

/** In words where we have some, else the action itself, without what only programs need. */
export function actionInWords(action: string): string {
  const [, what = action] = action.split(".");
  return words[action] ?? what.replaceAll("-", " ");
}
