import type { MenuItem, SiteConfiguration } from "@croupier/contracts";

import type { SiteServices } from "../app/services.ts";
import { demoHome } from "./fake-home.ts";

/** A menu of so many records, named by their number. */
export function menuOf(names: readonly string[], icons: readonly string[] = []): MenuItem[] {
  return names.map((text, position) => ({
    id: `menu-${text}`,
    position,
    props: {
      text,
      link: `/${text.toLowerCase().replaceAll(" ", "-")}`,
      iconClass: icons[position],
    },
  }));
}

const footer: MenuItem[] = ["Fairness", "Help"].flatMap((heading, column) => {
  const [head] = menuOf([heading]);
  const items = menuOf([`${heading} first`, `${heading} second`]).map((item) => ({
    ...item,
    position: column * 10 + item.position + 1,
    props: { ...item.props, parentLink: `/${heading.toLowerCase()}` },
  }));
  return head === undefined ? [] : [{ ...head, position: column * 10 }, ...items];
});

export const fakeConfiguration = {
  brandCode: "kingfisher",
  brandName: "Kingfisher",
  bucket: "default",
  servicesBaseUrl: "",
  countryCode: "CW",
  defaultCurrency: "EUR",
  currencies: ["EUR", "USD", "BTC"],
  languageDefault: "en",
  languages: ["en", "es", "de"],
  closed: [],
  agreements: {
    terms: { version: "1", news: "" },
    privacy: { version: "1", news: "" },
  },
  supportAnswerHours: 24,
  affiliates: { tokenExpiryDays: 40, cookieDays: 40, payoutText: "" },
  menus: {
    miniHeader: [],
    channelMenu: {
      primary: menuOf([
        "Casino",
        "Live casino",
        "Slots",
        "Tables",
        "Originals",
        "Sports",
        "Virtuals",
        "Promotions",
        "Jackpots",
      ]),
      secondary: menuOf(["Fairness", "Payouts", "Help"]),
    },
    bottomBar: menuOf(
      ["Casino", "Live", "Sports", "My Games", "Promotions", "Virtuals", "Help"],
      ["spade", "video", "trophy", "heart", "gift", "zap", "circle-help"],
    ),
    accountMenu: menuOf(["Account", "Limits"]),
    footer,
  },
} as unknown as SiteConfiguration;
// The flags the shell does not read are left out, hence the cast.

export function fakeServices(change: Partial<SiteConfiguration> = {}): SiteServices & {
  readonly failures: unknown[];
} {
  const failures: unknown[] = [];
  return {
    failures,
    async readSiteConfiguration({ brandCode }) {
      const brandName = brandCode === "marlin" ? "Marlin" : "Kingfisher";
      return { ...fakeConfiguration, brandCode, brandName, ...change };
    },
    readMaintenance: () => ({}),
    accountArea: undefined,
    async readPage({ path, visit }) {
      const home = path === "/" ? demoHome(visit) : undefined;
      if (home !== undefined) return { outcome: "page", page: home };
      if (path !== "/pages/about") return { outcome: "absent" };
      return { outcome: "page", page: { title: "About us", paths: { en: path }, blocks: [] } };
    },
    readJoiningTerms: () => ({
      elsewhere: { minimumAgeYears: 21, isOffered: true, asksForLimit: true },
      places: { CW: { minimumAgeYears: 18, isOffered: true, asksForLimit: false } },
    }),
    readSurroundings: async () => ({
      menus: fakeConfiguration.menus,
      siteMenu: [],
      regions: {},
      hasGames: true,
    }),
    readCasino: async () => ({ outcome: "absent" }),
    searchHelp: async () => [],
    recordFailure: (error) => void failures.push(error),
  };
}
