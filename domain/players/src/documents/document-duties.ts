import { transact, type Transact } from "@croupier/database";
import type { Money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import {
  daysUntilAsked,
  decideDocuments,
  policyFor,
  type AskedDocument,
  type DocumentMoment,
  type Place,
} from "@croupier/policy";
import type { DocumentRoom } from "./document-room.ts";
import {
  listDocuments,
  lockPlayer,
  readDocument,
  readResidence,
  type AskedPlayer,
} from "./document-store.ts";
import { listDueByDays, listExpired, listPlaces, type DueDocument } from "./due-reader.ts";
import { moveDocument, stateOf } from "./move-document.ts";

type Asked = {
  readonly playerId: string;
  /** Where the player is now; absent: at home. */
  readonly present?: Place | undefined;
};

export type DocumentRequired = {
  readonly code: "document_required";
  readonly documentTypes: readonly AskedDocument[];
};

export type MissingDocument = {
  readonly documentType: AskedDocument;
  readonly inReview: boolean;
};

/**
 * What the law of a place wants shown, asked at its moment in the transaction of what is going on. What
 * is valid, or asked for already, is not asked for again; what has run out is.
 */
export function createDocumentDuties(
  room: Pick<DocumentRoom, "database" | "queueLetter" | "brandNameOf">,
) {
  return {
    whenJoined: (tx: Transact, asked: Asked): Promise<void> =>
      askAt(tx, asked, { moment: "joining" }),

    /** For whoever brings the money in, after mayDeposit: `total` is all that was ever deposited. */
    whenDeposited: (tx: Transact, asked: Asked & { readonly total: Money }): Promise<void> =>
      askAt(tx, asked, {
        moment: "deposit",
        currency: asked.total.asset,
        minor: asked.total.minor,
      }),

    /** For whoever takes money out, beside mayWithdraw. A no asks as well: commit it either way. */
    async mayWithdraw(tx: Transact, asked: Asked): Promise<Result<undefined, DocumentRequired>> {
      const player = await lockPlayer(tx, asked.playerId);
      if (player === undefined) return refuse({ code: "document_required", documentTypes: [] });
      const missing: AskedDocument[] = [];
      for (const documentType of dueAt(player, asked, { moment: "withdrawal" })) {
        const which = { playerId: asked.playerId, documentType };
        const { status, isValid } = stateOf(await readDocument(tx, which), player.now);
        if (status === "VERIFIED" && isValid) continue;
        missing.push(documentType);
        await ask(tx, player, which);
      }
      return missing.length === 0
        ? ok()
        : refuse({ code: "document_required", documentTypes: missing });
    },

    /** The same for a screen: nothing is locked, and nothing asked for. */
    async missingForWithdrawal(playerId: string): Promise<readonly MissingDocument[]> {
      const place = await readResidence(room.database.db, playerId);
      if (place === undefined) return [];
      const { residence, now } = place;
      const { documentDuties } = policyFor({ residence, present: residence, now });
      const shown = await listDocuments(room.database.db, playerId);
      return decideDocuments(documentDuties, { moment: "withdrawal" }).flatMap((documentType) => {
        const found = shown.find((one) => one.documentType === documentType);
        const { status, isValid } = stateOf(found, now);
        if (status === "VERIFIED" && isValid) return [];
        return [{ documentType, inReview: status === "PENDING" }];
      });
    },

    /** Asks for a document that a withdrawal will want, when the player sets out to show it before they ask for money. */
    askForWithdrawal: (which: DueDocument): Promise<void> =>
      transact(room.database, async (tx) => {
        const player = await lockPlayer(tx, which.playerId);
        if (player === undefined) return;
        const due = dueAt(player, which, { moment: "withdrawal" });
        if (due.includes(which.documentType)) await ask(tx, player, which);
      }),

    /** Everybody whose day has come since, and whoever's document has run out. Answers how many. */
    async askDue({ now, signal }: { now: Date; signal: AbortSignal }): Promise<number> {
      let asked = 0;
      for await (const due of everyDue(now)) {
        if (signal.aborted) break;
        const isAsked = await transact(room.database, async (tx) => {
          const player = await lockPlayer(tx, due.playerId);
          return player !== undefined && ask(tx, { ...player, now }, due);
        });
        if (isAsked) asked += 1;
      }
      return asked;
    },
  };

  async function askAt(tx: Transact, asked: Asked, moment: DocumentMoment): Promise<void> {
    const player = await lockPlayer(tx, asked.playerId);
    if (player === undefined) return;
    for (const documentType of dueAt(player, asked, moment)) {
      await ask(tx, player, { playerId: asked.playerId, documentType });
    }
  }

  async function ask(tx: Transact, player: AskedPlayer, which: DueDocument): Promise<boolean> {
    const act = { act: "ask" } as const;
    return (await moveDocument(tx, room, { ...which, player, act, by: { by: "rule" } })).ok;
  }

  async function* everyDue(now: Date): AsyncGenerator<DueDocument> {
    const { db } = room.database;
    yield* listExpired(db, now);
    for (const place of await listPlaces(db)) {
      const { documentDuties } = policyFor({ residence: place, present: place, now });
      for (const [documentType, days] of daysUntilAsked(documentDuties)) {
        const joinedBefore = new Date(now.getTime() - days * dayMs);
        yield* listDueByDays(db, { place, documentType, joinedBefore });
      }
    }
  }
}

export type DocumentDuties = ReturnType<typeof createDocumentDuties>;

function dueAt(
  { countryCode, subdivision, now }: AskedPlayer,
  { present }: Asked,
  moment: DocumentMoment,
): readonly AskedDocument[] {
  const residence = { countryCode, subdivision: subdivision ?? undefined };
  const { documentDuties } = policyFor({ residence, present: present ?? residence, now });
  return decideDocuments(documentDuties, moment);
}
