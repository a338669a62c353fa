/** The icons that the site draws in menus and sections, by the names it knows them under. */
export const iconNames = [
  "gem",
  "gift",
  "heart",
  "message-circle",
  "spade",
  "ticket",
  "trophy",
  "user",
  "video",
  "wallet",
  "zap",
] as const;
