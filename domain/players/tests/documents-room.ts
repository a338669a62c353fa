import { ok } from "@croupier/kit/result";
import { scanNothing } from "../src/documents/examine-file.ts";
import {
  chooseProviders,
  createDocuments,
  createReviewDesk,
  type DocumentRoom,
  type ReviewDesk,
} from "../src/face.ts";
import { brand, fromHome, openRoom, registrationOf } from "./room.ts";

export const jpeg = Buffer.from("\xff\xd8\xff\xe0 a photo of a card", "latin1");
export const documentType = "ID_DOCUMENT";

export type DocumentsRoom = Awaited<ReturnType<typeof openDocuments>>;

type Decision = Parameters<ReviewDesk["decide"]>[0]["decision"];

/** The room of players with its documents: people of one name, what they send, and staff who look at it. */
export async function openDocuments({
  name,
  scanFile = scanNothing,
  record = async () => {},
}: {
  readonly name: string;
  readonly scanFile?: DocumentRoom["scanFile"];
  readonly record?: Parameters<typeof createReviewDesk>[0]["record"];
}) {
  const room = await openRoom();
  const { database, keyring, queueLetter } = room.dependencies;
  const documentRoom: DocumentRoom = {
    database,
    keyring,
    queueLetter,
    brandNameOf: async () => "Kingfisher",
    rewritePicture: async (bytes) => ok({ bytes, mime: "image/jpeg", width: 1_600, height: 1_000 }),
    scanFile,
    providers: chooseProviders([]),
    reportError: (error) => {
      throw error;
    },
  };
  const documents = createDocuments(documentRoom);
  const desk = createReviewDesk({ ...documentRoom, record });
  let people = 0;

  async function join(): Promise<string> {
    people += 1;
    const names = { email: `${name}${people}@example.com`, nickname: `${name}.${people}` };
    const registration = registrationOf(names);
    const address = `198.51.100.${people}`;
    const joined = await room.players.register({ brand, registration, ...fromHome, address });
    if (!joined.ok) throw new Error(joined.refusal.code);
    return joined.value.user.id;
  }

  const send = (playerId: string, kind = "PASSPORT", side: "FRONT" | "BACK" = "FRONT") =>
    documents.upload({ playerId, documentType, kind, side, bytes: jpeg });

  async function read(playerId: string) {
    const found = await desk.read({ playerId, documentType });
    if (found === undefined) throw new Error("nobody is there");
    return found;
  }

  async function decide(playerId: string, decision: Decision, staffId: string) {
    const submissionId = (await read(playerId)).document?.submissionId ?? null;
    return desk.decide({ playerId, documentType, staffId, submissionId, decision });
  }

  return { room, documentRoom, documents, desk, join, send, read, decide };
}
