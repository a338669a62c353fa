import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentCsv } from "../desk/present-csv.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskExportPlayers({ playerDesk }: Services) {
  return method<typeof desk.exportPlayers, StaffSubject>(
    desk.exportPlayers,
    async ({ body, subject }) => {
      const { reason, brand, status } = body;
      const joinedFrom = body.joinedFrom === undefined ? undefined : new Date(body.joinedFrom);
      const staffId = subject.staff.id;
      const taken = await playerDesk.export({ staffId, reason, brand, status, joinedFrom });
      if (!taken.ok) return taken;
      const { players, rowsLeft } = taken.value;
      return { status: 200, body: { csv: presentCsv(players), rows: players.length, rowsLeft } };
    },
  );
}
