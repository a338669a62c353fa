import { documents } from "@croupier/contracts";
import type { OwnDocument } from "@croupier/players";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function documentsList(services: Services) {
  return method<typeof documents.list, PlayerSubject>(documents.list, async ({ subject }) => {
    const items = await services.documents.list(subject.playerId);
    return { status: 200, body: { items: items.map(present) } };
  });
}

/** Who of staff looks at it is nothing a player is told. */
function present(document: OwnDocument) {
  const { documentType, status, since, reason, note, answerDueAt, validUntil } = document;
  return {
    documentType,
    status,
    since: since.toISOString(),
    reason,
    note,
    answerDueAt: answerDueAt?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
    sentSides: [...document.sentSides],
  };
}
