import {
  iconBadgeCheck,
  iconChartLine,
  iconGauge,
  iconIdCard,
  iconLanguages,
  iconLayoutDashboard,
  iconLock,
  iconMoon,
  iconShieldCheck,
  iconUsersRound,
  iconWallet,
} from "@croupier/ui/icons";
import type { ComponentType } from "react";

import type { WordKey, WordPart } from "../language/open-words.ts";

export interface AccountPage {
  /** Below `/account`; a part that begins with a colon stands for any one part. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  readonly title: WordKey;
  /** Whose words come with it. */
  readonly words?: WordPart;
  /** Absent for pages that are reached from others and are not in the navigation. */
  readonly navigation?: PageNavigation;
}

interface PageNavigation {
  readonly icon: string;
  readonly group: PageGroup;
  /** Where one line stands for several pages: what they are together, and what their paths begin with. */
  readonly together?: { readonly title: WordKey; readonly root: string };
}

/** The parts of the navigation, in its order. */
export const pageGroups = ["account", "you", "saferPlay"] as const;
export type PageGroup = (typeof pageGroups)[number];

/** Every page of the area, in the order of the navigation. A new page is a folder and a line here. */
export const accountPages: readonly AccountPage[] = [
  {
    path: "/account",
    load: async () => (await import("../overview/OverviewPage.tsx")).OverviewPage,
    title: "overview.title",
    navigation: { icon: iconLayoutDashboard, group: "account" },
  },
  {
    path: "/account/cashier/deposit",
    load: async () => (await import("../deposit/DepositPage.tsx")).DepositPage,
    title: "deposit.title",
    words: "cashier",
    navigation: {
      icon: iconWallet,
      group: "account",
      together: { title: "cashier.title", root: "/account/cashier" },
    },
  },
  {
    path: "/account/referral",
    load: async () => (await import("../referral/ReferralPage.tsx")).ReferralPage,
    title: "referral.title",
    navigation: { icon: iconUsersRound, group: "account" },
  },
  {
    path: "/account/profile",
    load: async () => (await import("../profile/ProfilePage.tsx")).ProfilePage,
    title: "profile.title",
    navigation: { icon: iconIdCard, group: "you" },
  },
  {
    path: "/account/security",
    load: async () => (await import("../security/SecurityPage.tsx")).SecurityPage,
    title: "securityPage.title",
    navigation: { icon: iconLock, group: "you" },
  },
  {
    path: "/account/verification",
    load: async () => (await import("../verification/VerificationPage.tsx")).VerificationPage,
    title: "verification.title",
    navigation: { icon: iconBadgeCheck, group: "you" },
  },
  {
    path: "/account/preferences",
    load: async () => (await import("../preferences/PreferencesPage.tsx")).PreferencesPage,
    title: "preferences.title",
    navigation: { icon: iconLanguages, group: "you" },
  },
  {
    path: "/account/privacy",
    load: async () => (await import("../privacy/PrivacyPage.tsx")).PrivacyPage,
    title: "privacy.title",
    words: "privacy",
    navigation: { icon: iconShieldCheck, group: "you" },
  },
  {
    path: "/account/limits",
    load: async () => (await import("../limits/LimitsPage.tsx")).LimitsPage,
    title: "limits.title",
    navigation: { icon: iconGauge, group: "saferPlay" },
  },
  {
    path: "/account/activity",
    load: async () => (await import("../activity/ActivityPage.tsx")).ActivityPage,
    title: "activity.title",
    navigation: { icon: iconChartLine, group: "saferPlay" },
  },
  {
    path: "/account/take-a-break",
    load: async () => (await import("../time-out/TimeOutPage.tsx")).TimeOutPage,
    title: "timeOut.title",
    navigation: { icon: iconMoon, group: "saferPlay" },
  },
  {
    path: "/account/cashier/history",
    load: async () => (await import("../history/HistoryPage.tsx")).HistoryPage,
    title: "history.title",
    words: "cashier",
  },
  {
    path: "/account/cashier/history/:movement",
    load: async () => (await import("../history/ReceiptPage.tsx")).ReceiptPage,
    title: "history.receipt.title",
    words: "cashier",
  },
  {
    path: "/account/cashier/withdraw",
    load: async () => (await import("../withdraw/WithdrawPage.tsx")).WithdrawPage,
    title: "withdraw.title",
    words: "cashier",
  },
  {
    path: "/account/cashier/withdraw/cbt",
    load: async () => (await import("../withdraw/BankWithdrawPage.tsx")).BankWithdrawPage,
    title: "withdraw.bank.title",
    words: "cashier",
  },
  {
    path: "/account/cashier/withdraw/manage-pending",
    load: async () => (await import("../pending-withdrawals/PendingPage.tsx")).PendingPage,
    title: "cashier.pending",
    words: "cashier",
  },
  {
    path: "/account/cashier/withdraw/ttp",
    load: async () => (await import("../transfers/TransfersPage.tsx")).TransfersPage,
    title: "transfers.title",
    words: "cashier",
  },
  {
    path: "/account/cashier/linked-accounts",
    load: async () =>
      (await import("../linked-accounts/LinkedAccountsPage.tsx")).LinkedAccountsPage,
    title: "linkedAccounts.title",
    words: "cashier",
  },
  {
    path: "/account/verification-failed",
    load: async () =>
      (await import("../verification/VerificationFailedPage.tsx")).VerificationFailedPage,
    title: "verification.failed.title",
  },
  {
    path: "/account/security/two-factor",
    load: async () => (await import("../security/TwoFactorPage.tsx")).TwoFactorPage,
    title: "security.twoFactor.title",
  },
  {
    path: "/account/security/recovery-codes",
    load: async () => (await import("../security/RecoveryCodesPage.tsx")).RecoveryCodesPage,
    title: "security.recoveryCodes.title",
  },
];
