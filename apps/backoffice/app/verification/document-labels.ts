import type {
  DocumentReason,
  DocumentStatus,
  DocumentType,
} from "@croupier/contracts/document-words";
import type { Tone } from "../parts/Tag.tsx";

export const typeWords: Readonly<Record<DocumentType, string>> = {
  ID_DOCUMENT: "Identity",
  PROOF_OF_ADDRESS: "Address",
};

export const statusWords: Readonly<Record<DocumentStatus, string>> = {
  REQUESTED: "Asked for",
  PENDING: "Waits for us",
  VERIFIED: "Verified",
  INVALID: "To be sent again",
  BLOCKED: "Blocked",
};

export const statusTones: Readonly<Record<DocumentStatus, Tone>> = {
  REQUESTED: "quiet",
  PENDING: "accent",
  VERIFIED: "good",
  INVALID: "warn",
  BLOCKED: "bad",
};

export const reasonWords: Readonly<Record<DocumentReason, string>> = {
  unreadable: "Cannot be read",
  cut_off: "A part is missing",
  expired: "Expired",
  wrong_document: "Another document than asked for",
  name_differs: "The name differs",
  address_differs: "The address differs",
  too_old: "Older than three months",
  altered: "Looks altered",
  underage: "Below the minimum age",
  too_many_tries: "Too many tries",
  unsafe: "A virus was found in it",
  other: "Something else",
};

const actWords: Readonly<Record<string, string>> = {
  ask: "asked for",
  send: "handed in",
  approve_once: "approved by the first pair of eyes",
  approve: "approved",
  reject: "not right",
  block: "blocked",
  unblock: "unblocked",
  turn_away: "turned away",
};

export const actInWords = (act: string): string => actWords[act] ?? act.replaceAll("_", " ");

/** `PASSPORT` as a person writes it. */
export function kindInWords(kind: string): string {
  const words = kind.toLowerCase().replaceAll("_", " ").replace(/^id /, "ID ");
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
}
