import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { presentNote } from "../desk/present-player.ts";
import { unknown } from "../desk/refuse-at-desk.ts";
import { staffNames } from "../desk/staff-names.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskPlayerNotes({ playerDesk, oversight }: Services) {
  return method<typeof desk.playerNotes, StaffSubject>(desk.playerNotes, async ({ params }) => {
    const { player: playerId } = params;
    if (!isUuid(playerId) || !(await playerDesk.isPlayer(playerId))) return unknown;
    const nameOf = await staffNames(oversight);
    const notes = await playerDesk.listNotes(playerId);
    const items = notes.map((note) => presentNote(note, nameOf(note.staffId)));
    return { status: 200, body: { items } };
  });
}
