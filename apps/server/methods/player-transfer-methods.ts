import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { playerTransfersAnswer } from "./playerTransfers.answer.ts";
import { playerTransfersList } from "./playerTransfers.list.ts";
import { playerTransfersSend } from "./playerTransfers.send.ts";
import { playerTransfersTerms } from "./playerTransfers.terms.ts";

/** Money that goes from one player to another. */
export function playerTransferMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    playerTransfersTerms(services),
    playerTransfersSend(services),
    playerTransfersList(services),
    playerTransfersAnswer(services),
  ];
}
