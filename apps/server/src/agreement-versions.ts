import type { BrandConfiguration } from "@croupier/contracts";
import type { AgreementVersions } from "@croupier/players";

/** Which texts a player of the brand has to have agreed to. */
export function agreementVersionsOf({
  agreements: { terms, privacy },
}: Pick<BrandConfiguration, "agreements">): AgreementVersions {
  return { terms: terms.version, privacy: privacy.version };
}
