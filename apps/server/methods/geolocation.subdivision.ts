import { geolocation } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function geolocationSubdivision(services: Services) {
  return method<typeof geolocation.subdivision, PlayerSubject>(
    geolocation.subdivision,
    async ({ client, setCookie }) => {
      setCookie(services.placeCookie.tell(services.placeOf(client.address)));
      return { status: 202, body: null };
    },
  );
}
