import {
  documentKinds,
  documentTypes,
  type DocumentSide,
  type DocumentType,
} from "@croupier/contracts/document-words";

export {
  documentStatuses,
  type DocumentReason,
  type DocumentSide,
  type DocumentStatus,
  type DocumentType,
} from "@croupier/contracts/document-words";

export function isDocumentType(text: string): text is DocumentType {
  return (documentTypes as readonly string[]).includes(text);
}

/** The sides of a kind; undefined where the kind shows nothing of what was asked. */
export function sidesOf(type: DocumentType, kind: string): readonly DocumentSide[] | undefined {
  const kinds: Readonly<Record<string, readonly DocumentSide[]>> = documentKinds[type];
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
