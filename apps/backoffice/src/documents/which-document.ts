import { isUuid } from "@croupier/kit/ids";
import { isDocumentType } from "@croupier/players";
import type { Which } from "./present-review.ts";

/** What the path names; undefined where nothing can be called so. */
export function whichDocument(params: {
  readonly player: string;
  readonly documentType: string;
}): Which | undefined {
  const { player: playerId, documentType } = params;
  return isUuid(playerId) && isDocumentType(documentType) ? { playerId, documentType } : undefined;
}
