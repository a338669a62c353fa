import type { IconName } from "../parts/Icon.tsx";

export type ConsolePlace = {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
};

export type PlaceGroup = { readonly label: string; readonly places: readonly ConsolePlace[] };

/** Where the console leads, in the order in which it is read: what is written, what runs, the house. */
export const placeGroups: readonly PlaceGroup[] = [
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
    ],
  },
  {
    label: "Operations",
    places: [
      { to: "/", label: "Status", icon: "pulse" },
      { to: "/outbox", label: "Outbox", icon: "outbox" },
      { to: "/errors", label: "Errors", icon: "warning" },
      { to: "/configuration", label: "Configuration", icon: "sliders" },
      { to: "/maintenance", label: "Maintenance", icon: "wrench" },
    ],
  },
  {
    label: "House",
    places: [
      { to: "/audit", label: "Audit trail", icon: "book" },
      { to: "/staff", label: "Staff", icon: "people" },
      { to: "/transfer", label: "Import, export", icon: "outside" },
    ],
  },
];

/** What a phone keeps under the thumb; everything else is one press away, behind More. */
export const thumbPlaces = ["/content", "/menus", "/", "/outbox"];

/** The status is the root of every address, and stands for itself alone. */
export const isWhole = (to: string): boolean => to === "/";
