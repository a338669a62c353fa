import type { OutlineItem, PageTeaser, Picture } from "@croupier/blocks/schema";
import type { ShownBlock } from "@croupier/blocks/view";
import type {
  MaintenanceNotice,
  MenuItem,
  Menus,
  Region,
  BrandConfiguration,
} from "@croupier/contracts";
import type { EmbeddedArea } from "@croupier/contracts/bridge";
import { createContext } from "react-router";

import type { CasinoAnswer, CasinoQuestion } from "./casino/casino-page.ts";
import type { PageFacts } from "./page-facts.ts";

/** A page that editors wrote, as one visitor may see it. */
export interface ContentPage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly seo?: {
    readonly title?: string | undefined;
    readonly description?: string | undefined;
    readonly hidden?: boolean | undefined;
  };
  /** Where it stands, by language. */
  readonly paths: Readonly<Record<string, string>>;
  readonly blocks: readonly ShownBlock[];
  readonly kind?: PageKind;
  readonly cover?: Picture | undefined;
  /** `YYYY-MM-DD` */
  readonly publishedOn?: string | undefined;
  /** What stands above it, the outermost first. */
  readonly trail?: readonly Crumb[];
  /** Its parts, where a page is long enough to be read in parts. */
  readonly outline?: readonly OutlineItem[];
  /** Others like it. */
  readonly more?: readonly PageTeaser[];
  readonly help?: HelpPlace;
}

export type PageKind = "article" | "generic" | "help" | "promotion" | "section" | "other";

export interface Crumb {
  readonly text: string;
  readonly href: string;
}

/** What stands around every page, as one visitor may see it. */
export interface Surroundings {
  /** Whether there is any game to look for. */
  readonly hasGames: boolean;
  readonly menus: Menus;
  /** The few links in the header, which editors may hide from those who are signed in. */
  readonly siteMenu: readonly MenuItem[];
  readonly regions: Readonly<Partial<Record<Region, readonly ShownBlock[]>>>;
}

/** Where a help article stands, and where else to look. */
export interface HelpPlace {
  readonly article: string;
  readonly section: Crumb | undefined;
  /** Of the section, in its order; the article itself is one of them. */
  readonly articles: readonly (Crumb & { readonly id: string })[];
  /** The other sections. */
  readonly sections: readonly Crumb[];
  /** What to do when no answer was the right one. */
  readonly complaints: (Crumb & { readonly description?: string | undefined }) | undefined;
}

export type PageAnswer =
  | { readonly outcome: "page"; readonly page: ContentPage }
  | { readonly outcome: "moved"; readonly to: string; readonly permanent: boolean }
  /** The visitor's place is excluded, and the page says to tell so. */
  | { readonly outcome: "excluded" }
  | { readonly outcome: "absent" };

interface Matched {
  readonly from: number;
  readonly to: number;
}

/** A help article that was found, with the places where. */
export interface FoundArticle {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly titleMatches: readonly Matched[];
  readonly excerpt: string;
  readonly excerptMatches: readonly Matched[];
}

/** What content may ask about a visit, and tell of what it used. */
export type ContentVisit = Pick<
  PageFacts,
  "brandCode" | "language" | "audience" | "dependOn" | "staleAfter"
>;

/** What a place asks of who joins, as far as a form can tell before it is sent. */
export interface JoiningTerms {
  readonly minimumAgeYears: number;
  readonly isOffered: boolean;
  /** A deposit limit, or the word that none is wanted. */
  readonly asksForLimit: boolean;
}

export interface JoiningTermsByPlace {
  /** Of every place that is not named. */
  readonly elsewhere: JoiningTerms;
  /** By `CA` or `CA:ON`. */
  readonly places: Readonly<Record<string, JoiningTerms>>;
}

/**
 * Everything the site asks of the server it lives in. The server implements this interface and
 * hands it over with each request, so no page can reach a database or a secret.
 */
export interface SiteServices {
  /** Never personal: what every visitor of this brand may know. */
  readSiteConfiguration(question: {
    brandCode: string;
    language: string;
  }): Promise<BrandConfiguration>;
  /** What visitors are told of a maintenance, and from when on the answer may be another one. */
  readMaintenance(question: { brandCode: string; language: string }): {
    readonly notice?: MaintenanceNotice | undefined;
    readonly staleAt?: Date | undefined;
  };
  /** What places ask of those who join; the server asks again when somebody does. */
  readJoiningTerms(): JoiningTermsByPlace;
  readSurroundings(visit: ContentVisit): Promise<Surroundings>;
  /** What is published at an address, looked up for this visit alone. */
  readPage(question: { path: string; visit: ContentVisit }): Promise<PageAnswer>;
  /** A page of the casino: the lobby, a category, all of one, or a game. */
  readCasino(question: CasinoQuestion): Promise<CasinoAnswer>;
  searchHelp(question: { term: string; visit: ContentVisit }): Promise<readonly FoundArticle[]>;
  /** The account area to mount at `/account/*`; absent while none is built. */
  readonly accountArea: Pick<EmbeddedArea, "script" | "styles"> | undefined;
  /** Present while what the site shows is not what is published. */
  readonly preview?: PreviewNotice;
  /** A loader or a render threw. The visitor sees an error page; this is for those who mend it. */
  recordFailure(error: unknown, seen: { path: string }): void;
}

/** Who sees a draft, as what, and until when. */
export interface PreviewNotice {
  readonly signedIn: boolean;
  readonly place: string | null;
  readonly device: "Desktop" | "Mobile";
  readonly language: string;
  /** When it is looked at, in the editor's mind; null is now. */
  readonly moment: string | null;
  readonly expiresAt: string;
}

export const servicesContext = createContext<SiteServices>();
