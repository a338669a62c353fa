import { examinePicture } from "@croupier/content";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import {
  builtInDesk,
  createDocumentDuties,
  createDocuments,
  createSumsub,
  createTakeReport,
  scanNothing,
  type DocumentRoom,
  type QueueLetter,
} from "@croupier/players";
import type { Brands } from "./brands.ts";
import type { ServerConfig } from "./config.ts";

/** Documents of players: examined by the press of our own pictures, checked by whom the house chose. */
export function composeDocuments(needs: {
  config: ServerConfig;
  database: Database;
  clock: Clock;
  brands: Brands;
  support: { readonly queueLetter: QueueLetter };
}) {
  const { config, database, clock, brands } = needs;
  const settings = config.sumsub;
  const room: DocumentRoom = {
    database,
    keyring: config.keyring,
    queueLetter: needs.support.queueLetter,
    brandNameOf: async (code) => brands.findBrand(code)?.name ?? code,
    rewritePicture: (bytes) => examinePicture(bytes, { from: "upload" }),
    scanFile: scanNothing,
    provider: settings === undefined ? builtInDesk : createSumsub({ settings, fetch, clock }),
  };
  return {
    documents: createDocuments(room),
    documentDuties: createDocumentDuties(room),
    takeDocumentReport: createTakeReport(room),
  };
}
