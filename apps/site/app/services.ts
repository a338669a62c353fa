import type { SiteConfiguration } from "@croupier/contracts";
import { createContext } from "react-router";

/**
 * Everything the site asks of the server it lives in. The server implements this interface and
 * hands it over with each request, so no page can reach a database or a secret.
 */
export interface SiteServices {
  /** Never personal: what every visitor of this brand may know, menus in the given language. */
  readSiteConfiguration(question: {
    brandCode: string;
    language: string;
  }): Promise<SiteConfiguration>;
  /** A loader or a render threw. The visitor sees an error page; this is for those who mend it. */
  recordFailure(error: unknown, seen: { path: string }): void;
}

export const servicesContext = createContext<SiteServices>();
