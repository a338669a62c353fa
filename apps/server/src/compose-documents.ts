import { examinePicture } from "@croupier/content";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import {
  chooseProviders,
  createClamd,
  createDocumentDuties,
  createDocuments,
  createSumsub,
  createTakeReport,
  scanNothing,
  type DocumentProviders,
  type DocumentRoom,
  type QueueLetter,
} from "@croupier/players";
import type { Brands } from "./brands.ts";
import type { ServerConfig } from "./config.ts";
import { ConfigurationError } from "./shell/environment.ts";

type Needs = {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly clock: Clock;
  readonly brands: Brands;
  readonly support: { readonly queueLetter: QueueLetter };
  readonly reportError: (error: unknown, where: string) => void;
};

/** Documents of players: examined by the press of our own pictures, checked by whom the house chose. */
export function composeDocuments(needs: Needs) {
  const { config, database, brands } = needs;
  const { clamd } = config;
  const onTrouble = (error: unknown) => needs.reportError(error, "virus scanner");
  const room: DocumentRoom = {
    database,
    keyring: config.keyring,
    queueLetter: needs.support.queueLetter,
    brandNameOf: async (code) => brands.findBrand(code)?.name ?? code,
    rewritePicture: (bytes) => examinePicture(bytes, { from: "upload" }),
    scanFile: clamd === undefined ? scanNothing : createClamd({ address: clamd, onTrouble }),
    providers: providersOf(needs),
    reportError: (error) => needs.reportError(error, "document provider"),
  };
  return {
    documents: createDocuments(room),
    documentDuties: createDocumentDuties(room),
    takeDocumentReport: createTakeReport(room),
  };
}

function providersOf({ config, clock, brands }: Needs): DocumentProviders {
  const { sumsub } = config;
  if (sumsub === undefined) return chooseProviders([]);
  const unknown = sumsub.brands.filter((code) => brands.findBrand(code) === undefined);
  if (unknown.length > 0) {
    throw new ConfigurationError(
      `CROUPIER_SUMSUB_BRANDS names ${unknown.join(", ")}, which no brand of this house is.`,
    );
  }
  const provider = createSumsub({ settings: sumsub, fetch, clock });
  return chooseProviders([{ provider, brands: sumsub.brands }]);
}
