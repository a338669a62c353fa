import type { Clock } from "@croupier/kit/time";
import { joiningTerms } from "@croupier/policy";
import type { SiteServices } from "@croupier/site/services";
import type { Services } from "./services.ts";

/** What the site may ask of us: the whole list. */
export function createSiteServices(
  services: Pick<
    Services,
    "readSiteConfiguration" | "sitePages" | "maintenance" | "accountArea" | "findRegister"
  >,
  reportError: (error: unknown, where: string) => void,
  clock: Clock,
): SiteServices {
  return {
    async readSiteConfiguration(question) {
      const configuration = await services.readSiteConfiguration(question);
      if (configuration === undefined) throw new Error(`brand ${question.brandCode} is unknown`);
      return configuration;
    },
    readMaintenance: (question) => services.maintenance.tell(question) ?? {},
    readJoiningTerms: () =>
      joiningTerms(clock(), (place) => services.findRegister(place) !== undefined),
    ...services.sitePages,
    accountArea: services.accountArea?.area,
    recordFailure: (error, { path }) => reportError(error, `page ${path}`),
  };
}
