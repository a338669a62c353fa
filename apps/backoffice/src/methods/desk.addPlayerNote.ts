import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { presentNote } from "../desk/present-player.ts";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAddPlayerNote({ playerDesk }: Services) {
  return method<typeof desk.addPlayerNote, StaffSubject>(
    desk.addPlayerNote,
    async ({ params, body, subject }) => {
      const { player: playerId } = params;
      if (!isUuid(playerId)) return unknown;
      const { id: staffId, name } = subject.staff;
      const written = await playerDesk.addNote({ playerId, staffId, words: body.words });
      return written.ok ? { status: 201, body: presentNote(written.value, name) } : written;
    },
  );
}
