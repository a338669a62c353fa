import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentFound } from "../desk/present-player.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskFindPlayers({ playerDesk }: Services) {
  return method<typeof desk.findPlayers, StaffSubject>(desk.findPlayers, async ({ query }) => {
    const found = await playerDesk.find(query);
    return { status: 200, body: { items: found.map(presentFound) } };
  });
}
