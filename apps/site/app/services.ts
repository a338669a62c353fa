import { createContext } from "react-router";

/** A menu record in the shape editors keep it (S3.21). */
export interface MenuItem {
  readonly id: string;
  readonly position: number;
  readonly props: {
    readonly text: string;
    readonly title?: string | undefined;
    readonly link: string;
    readonly parentLink?: string | undefined;
    readonly iconClass?: string | undefined;
  };
}

/** The places of a page that a menu can stand in, named as the content regions are (S3.30). */
export interface SiteMenus {
  /** Desktop channel row: the first ones are primary, what does not fit goes behind More. */
  readonly channelHeader: readonly MenuItem[];
  /** What the second list of the More dropdown holds. */
  readonly channelFooter: readonly MenuItem[];
  /** The mobile bottom bar; My Games and More are fixed and not in here. */
  readonly miniHeader: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
}

/** What the pages of one brand need to know before they can be drawn. Never personal. */
export interface SitePresentation {
  readonly brandCode: string;
  readonly brandName: string;
  readonly languageDefault: string;
  readonly defaultCurrency: string;
  readonly countryCode: string;
  readonly menus: SiteMenus;
}

/**
 * Everything the site asks of the server it lives in. The server implements this interface and
 * hands it over with each request, so no page can reach a database or a secret.
 */
export interface SiteServices {
  readSiteConfiguration(question: {
    brandCode: string;
    language: string;
  }): Promise<SitePresentation>;
}

export const servicesContext = createContext<SiteServices>();
