/** The icons that the site draws in menus and sections, by the names it knows them under. */
export const iconNames = [
  "gem",
  "gift",
  "heart",
  "message-circle",
  "scroll-text",
  "shield-check",
  "spade",
  "ticket",
  "timer",
  "trophy",
  "user",
  "users-round",
  "video",
  "wallet",
  "zap",
] as const;
