import { examinePicture } from "@croupier/content";
import type { Database } from "@croupier/database";
import type { Breakers } from "@croupier/kit/breaker";
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
  readonly breakers: Breakers;
  readonly brands: Brands;
  readonly support: { readonly queueLetter: QueueLetter };
  readonly reportError: (error: unknown, where: string) => void;
};

/** Documents of players: examined by the press of our own pictures, checked by whom the house chose. */
export function composeDocuments(needs: Needs) {
  const { config, database, brands } = needs;
  const room: DocumentRoom = {
    database,
    keyring: config.keyring,
    queueLetter: needs.support.queueLetter,
    brandNameOf: async (code) => brands.findBrand(code)?.name ?? code,
    rewritePicture: (bytes) => examinePicture(bytes, { from: "upload" }),
    scanFile: scannerOf(needs),
    providers: providersOf(needs),
    reportError: (error) => needs.reportError(error, "document provider"),
  };
  return {
    documents: createDocuments(room),
    documentDuties: createDocumentDuties(room),
    takeDocumentReport: createTakeReport(room),
  };
}

function scannerOf({ config, breakers, reportError }: Needs): DocumentRoom["scanFile"] {
  const { clamd: address } = config;
  if (address === undefined) return scanNothing;
  const name = "virus scanner";
  return createClamd({
    address,
    breaker: breakers.of(name),
    onTrouble: (error) => reportError(error, name),
  });
}

function providersOf({ config, clock, breakers, brands }: Needs): DocumentProviders {
  const { sumsub } = config;
  if (sumsub === undefined) return chooseProviders([]);
  const unknown = sumsub.brands.filter((code) => brands.findBrand(code) === undefined);
  if (unknown.length > 0) {
    throw new ConfigurationError(
      `CROUPIER_SUMSUB_BRANDS names ${unknown.join(", ")}, which no brand of this house is.`,
    );
  }
  const provider = createSumsub({
    settings: sumsub,
    breaker: breakers.of("Sumsub"),
    fetch,
    clock,
  });
  return chooseProviders([{ provider, brands: sumsub.brands }]);
}
