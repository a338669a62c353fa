import type { BrandConfiguration } from "@croupier/contracts";
import { readMarks } from "@croupier/site/law-marks";
import type { ContentVisit } from "@croupier/site/services";

/** Whether practice is offered: to visitors where the law lets them, to players as the operator says (S4.2). */
export function mayPractise(
  visit: Pick<ContentVisit, "audience">,
  configuration: Pick<BrandConfiguration, "casinoLoggedPracticePlayEnabled">,
): boolean {
  return visit.audience("signedIn")
    ? configuration.casinoLoggedPracticePlayEnabled
    : readMarks(visit.audience("marks")).practiceByVisitors;
}
