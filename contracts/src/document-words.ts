/** What a player can be asked to show. Free of schemas, so that a browser may have it. */
export const documentTypes = ["ID_DOCUMENT", "PROOF_OF_ADDRESS"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentStatuses = ["REQUESTED", "PENDING", "VERIFIED", "INVALID", "BLOCKED"] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const documentSides = ["FRONT", "BACK"] as const;
export type DocumentSide = (typeof documentSides)[number];

/** What can be shown for each, and which sides of it. */
export const documentKinds = {
  ID_DOCUMENT: {
    PASSPORT: ["FRONT"],
    ID_CARD: ["FRONT", "BACK"],
    DRIVING_LICENCE: ["FRONT", "BACK"],
  },
  PROOF_OF_ADDRESS: { UTILITY_BILL: ["FRONT"], BANK_STATEMENT: ["FRONT"], TAX_LETTER: ["FRONT"] },
} as const satisfies Record<DocumentType, Record<string, readonly DocumentSide[]>>;

/** Why a document is not what was needed. The site has a sentence for each, with what to do. */
export const documentReasons = [
  "unreadable",
  "cut_off",
  "expired",
  "wrong_document",
  "name_differs",
  "address_differs",
  "too_old",
  "altered",
  "underage",
  "too_many_tries",
  "unsafe",
  "other",
] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** By its first bytes it must be one of these; what the sender calls it counts for nothing. */
export const documentMimes = ["image/jpeg", "image/png", "application/pdf"] as const;
export const documentBytesMax = 10 * 1024 * 1024;
/** The longer side: below it nobody reads what is printed on a card. */
export const documentPixelsMin = 600;
