import type { StaffMember } from "@croupier/contracts";
import type { IconName } from "../parts/Icon.tsx";

type Role = StaffMember["roles"][number];

export type ConsolePlace = {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Who finds something there, besides administrators; absent: all of staff. */
  readonly roles?: readonly Role[];
};

export type PlaceGroup = { readonly label: string; readonly places: readonly ConsolePlace[] };

/** Who is asked what was played, and what games brought. */
const figureReaders: readonly Role[] = ["operator", "risk", "payments", "compliance"];
const roundReaders: readonly Role[] = [...figureReaders, "support"];

/** Where the console leads, in the order in which it is read: what is written, what runs, the house. */
const placeGroups: readonly PlaceGroup[] = [
  {
    label: "Content",
    places: [
      { to: "/content", label: "Pages", icon: "page" },
      { to: "/menus", label: "Menus", icon: "menu" },
      { to: "/categories", label: "Categories", icon: "grid" },
      { to: "/slideshows", label: "Slideshows", icon: "slides" },
      { to: "/help-centre", label: "Help centre", icon: "help" },
      { to: "/help-feedback", label: "Help feedback", icon: "eye" },
      { to: "/media", label: "Media", icon: "picture" },
      { to: "/redirects", label: "Redirects", icon: "redirect" },
      { to: "/schedule", label: "Schedule", icon: "clock" },
      { to: "/reviews", label: "Reviews", icon: "talk" },
    ],
  },
  {
    label: "Operations",
    places: [
      { to: "/", label: "Status", icon: "pulse" },
      {
        to: "/outbox",
        label: "Outbox",
        icon: "outbox",
        roles: ["operator", "support", "compliance"],
      },
      { to: "/errors", label: "Errors", icon: "warning" },
      { to: "/configuration", label: "Configuration", icon: "sliders", roles: ["operator"] },
      { to: "/affiliates", label: "Affiliates", icon: "link", roles: ["operator"] },
      { to: "/providers", label: "Providers", icon: "screen", roles: ["operator"] },
      { to: "/maintenance", label: "Maintenance", icon: "wrench", roles: ["operator"] },
    ],
  },
  {
    label: "Players",
    places: [
      {
        to: "/players",
        label: "Players",
        icon: "person",
        roles: ["support", "verification", "risk", "payments"],
      },
      { to: "/tickets", label: "Tickets", icon: "talk", roles: ["support", "compliance"] },
      { to: "/verification", label: "Verification", icon: "eye", roles: ["verification"] },
    ],
  },
  {
    label: "Money",
    places: [
      { to: "/withdrawals", label: "Withdrawals", icon: "up", roles: ["payments"] },
      { to: "/deposits", label: "Deposits", icon: "down", roles: ["payments", "support", "risk"] },
      {
        to: "/reversals",
        label: "Reversals",
        icon: "undo",
        roles: ["payments", "support", "risk"],
      },
      {
        to: "/adjustments",
        label: "Adjustments",
        icon: "sliders",
        roles: ["payments", "compliance"],
      },
      {
        to: "/house-accounts",
        label: "House accounts",
        icon: "book",
        roles: ["payments", "compliance"],
      },
      {
        to: "/settlements",
        label: "Settlements",
        icon: "check",
        roles: ["payments", "compliance"],
      },
    ],
  },
  {
    label: "Games",
    places: [
      { to: "/games", label: "Catalogue", icon: "grid", roles: roundReaders },
      { to: "/jackpots", label: "Jackpots", icon: "gem", roles: roundReaders },
      { to: "/rounds", label: "Rounds", icon: "again", roles: roundReaders },
      { to: "/free-rounds", label: "Free rounds", icon: "plus", roles: roundReaders },
      { to: "/game-performance", label: "Performance", icon: "pulse", roles: figureReaders },
    ],
  },
  {
    label: "House",
    places: [
      { to: "/audit", label: "Audit trail", icon: "book", roles: ["compliance"] },
      { to: "/staff", label: "Staff", icon: "people", roles: [] },
      { to: "/transfer", label: "Import, export", icon: "outside", roles: ["publisher"] },
    ],
  },
];

/** What a phone would keep under the thumb, the dearest first: people who wait go before pages. */
const thumbPlaces = [
  "/players",
  "/verification",
  "/content",
  "/",
  "/tickets",
  "/withdrawals",
  "/outbox",
  "/menus",
  "/media",
];

/** Four of them, in the order of the list; everything else is one press away, behind More. */
export function underTheThumb(groups: readonly PlaceGroup[]): readonly ConsolePlace[] {
  const places = groups.flatMap((group) => group.places);
  const dearest = thumbPlaces.filter((to) => places.some((place) => place.to === to)).slice(0, 4);
  return places.filter(({ to }) => dearest.includes(to));
}

/** Comfort only, so that nobody goes where they are refused: every call guards itself. */
export function groupsFor(held: readonly Role[]): readonly PlaceGroup[] {
  const isOpen = ({ roles }: ConsolePlace): boolean =>
    roles === undefined ||
    held.includes("administrator") ||
    roles.some((role) => held.includes(role));
  return placeGroups
    .map(({ label, places }) => ({ label, places: places.filter(isOpen) }))
    .filter(({ places }) => places.length > 0);
}

/** Where somebody is, by the beginning of the address. */
export function placeOf(groups: readonly PlaceGroup[], path: string): ConsolePlace | undefined {
  return groups
    .flatMap(({ places }) => places)
    .find(({ to }) => path === to || (!isWhole(to) && path.startsWith(`${to}/`)));
}

/** The status is the root of every address, and stands for itself alone. */
export const isWhole = (to: string): boolean => to === "/";
