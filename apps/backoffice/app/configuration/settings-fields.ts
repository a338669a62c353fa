import type { SiteSettings } from "@croupier/contracts";

/** How a setting is changed: what its control looks like and what it hands over. */
export type SettingKind =
  | "flag"
  | "text"
  | "choice"
  | "days"
  | "hours"
  | "agreements"
  | "patterns"
  | "sites"
  | "operations"
  | "captcha"
  | "referring";

export type SettingDefinition = {
  readonly key: keyof SiteSettings;
  readonly kind: SettingKind;
  readonly label: string;
  /** What changes when it changes. */
  readonly does: string;
  /** Where somebody would see it. */
  readonly shows: string;
};

export type SettingGroup = {
  readonly title: string;
  readonly settings: readonly SettingDefinition[];
};

export const settingGroups: readonly SettingGroup[] = [
  {
    title: "Cashier",
    settings: [
      {
        key: "isCashierDepositEnabled",
        kind: "flag",
        label: "Deposits are offered",
        does: "Players can put money in. For a pause, use the switch: it tells players why.",
        shows: "Deposit buttons of header, balance and cashier",
      },
      {
        key: "isCashierWithdrawalEnabled",
        kind: "flag",
        label: "Withdrawals are offered",
        does: "Players can take money out. For a pause, use the switch: it tells players why.",
        shows: "Withdraw buttons of account menu and cashier",
      },
      {
        key: "defaultCurrency",
        kind: "choice",
        label: "Default currency",
        does: "What a new player's wallet is in, unless another currency is chosen.",
        shows: "Joining, and amounts shown to visitors",
      },
    ],
  },
  {
    title: "Loyalty and offers",
    settings: [
      {
        key: "isLoyaltyEnabled",
        kind: "flag",
        label: "Loyalty",
        does: "Points are gathered and the tier of a player is known.",
        shows: "Account area, and the player panel",
      },
      {
        key: "loyaltyIconTierEnabled",
        kind: "flag",
        label: "Tier beside the name",
        does: "The sign of a player's tier stands beside the name. Needs loyalty.",
        shows: "Header, for signed-in players",
      },
      {
        key: "isPromotionalSpinEnabled",
        kind: "flag",
        label: "Promotional spins",
        does: "Free spins that a player holds are shown and can be played.",
        shows: "Game pages and account area, for signed-in players",
      },
    ],
  },
  {
    title: "Games",
    settings: [
      {
        key: "isGamesIntegrationEnabled",
        kind: "flag",
        label: "Games can be launched",
        does: "Game pages have a play button that starts a game.",
        shows: "Every game card and game page",
      },
      {
        key: "casinoLoggedPracticePlayEnabled",
        kind: "flag",
        label: "Practice for signed-in players",
        does: "Who is signed in can play for fun as well. The law of a place can still forbid it.",
        shows: "Practice buttons of game cards and game pages",
      },
      {
        key: "dynamicCardsEnabled",
        kind: "flag",
        label: "Live tables on cards",
        does: "Live casino and live dealer have pages of their own; off, they are not found.",
        shows: "/live-casino and /live-dealer",
      },
    ],
  },
  {
    title: "Signing in",
    settings: [
      {
        key: "twoFactorAuthenticatorEnabled",
        kind: "flag",
        label: "Second factor for players",
        does: "Players can protect their account with a code besides the password.",
        shows: "Account area, security",
      },
      {
        key: "tfaEnrolment",
        kind: "choice",
        label: "How players enrol",
        does: "By a code in a text message, or by a PIN of their own.",
        shows: "Account area, when the second factor is set up",
      },
      {
        key: "mfaOperations",
        kind: "operations",
        label: "Acts that ask for the second factor",
        does: "For each act, which methods count. An act that is not named asks for none.",
        shows: "When a player does one of these acts",
      },
      {
        key: "reCaptcha",
        kind: "captcha",
        label: "reCAPTCHA",
        does: "Google tells people from machines, with the site key that the server has the secret of. Else the device of a visitor works for a moment.",
        shows:
          "Signing in after failed tries, forgotten passwords, applications of affiliates, messages of visitors",
      },
    ],
  },
  {
    title: "Place and language",
    settings: [
      {
        key: "enableGeoTargeting",
        kind: "flag",
        label: "Content by place",
        does: "Content that is closed for a place is hidden there. What the law forbids stays hidden either way.",
        shows: "Every page, menu and slide with a rule for places",
      },
      {
        key: "countryCode",
        kind: "choice",
        label: "Home country",
        does: "The country of the brand, offered first when somebody joins.",
        shows: "Joining",
      },
      {
        key: "languageDefault",
        kind: "choice",
        label: "Default language",
        does: "What a visitor reads whose languages the brand does not speak, and what missing texts fall back to.",
        shows: "Every page",
      },
    ],
  },
  {
    title: "Pages and links",
    settings: [
      {
        key: "olympusLoggedPages",
        kind: "patterns",
        label: "Our pages for signed-in players",
        does: "Links to these open inside the site, without a new page. * stands for anything.",
        shows: "Every link, for signed-in players",
      },
      {
        key: "olympusUnLoggedPages",
        kind: "patterns",
        label: "Our pages for visitors",
        does: "The same, for those who are not signed in.",
        shows: "Every link, for visitors",
      },
      {
        key: "servicesBaseUrl",
        kind: "text",
        label: "Address of the services",
        does: "Where the site and the account area send their calls, such as https://calls.example.com. Empty: where the site itself lives. Whoever answers there has to let the site in (CORS, with credentials).",
        shows: "Nowhere; every call of the site goes there",
      },
    ],
  },
  {
    title: "Terms and privacy",
    settings: [
      {
        key: "agreements",
        kind: "agreements",
        label: "Versions that players agree to",
        does: "Publish the new text first, then raise its version here: every player is asked again before they go on.",
        shows:
          "A question in front of every page, for signed-in players who agreed to another version",
      },
    ],
  },
  {
    title: "Contact",
    settings: [
      {
        key: "supportAnswerHours",
        kind: "hours",
        label: "Answering time",
        does: "Within how many hours a message is answered: 2 to 336. Tickets that are here already stay due when they were.",
        shows: "The contact form and its confirmation; tickets are late by it",
      },
    ],
  },
  {
    title: "Affiliates",
    settings: [
      {
        key: "affiliates",
        kind: "days",
        label: "Referrals",
        does: "How many days after a visit through an affiliate a new player is still theirs, and what affiliates are told they earn.",
        shows: "The page for affiliates; the cookies live this long",
      },
      {
        key: "refSiteToken",
        kind: "sites",
        label: "Referring sites",
        does: "A visitor from one of these domains is recorded under its name, and counts for the affiliate of its token where no link named another: domain = TOKEN Name.",
        shows: "The referral of who joins; its token waits in affid",
      },
      {
        key: "features",
        kind: "referring",
        label: "Check referring sites",
        does: "The site that a visitor comes from is looked for among those above. Off: it is asked of nobody.",
        shows: "The referral of who joins",
      },
    ],
  },
  {
    title: "Brand",
    settings: [
      {
        key: "brandName",
        kind: "text",
        label: "Name",
        does: "What players call us.",
        shows: "Header, titles of pages, letters",
      },
    ],
  },
];
