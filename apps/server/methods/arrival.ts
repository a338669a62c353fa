import type { Endpoint, SignedIn } from "@croupier/contracts";
import type { SignedInPlayer } from "@croupier/players";
import type { PlayerSubject, Services } from "../src/services.ts";
import type { Call } from "../src/shell/mount.ts";
import { presentSignedIn } from "./present-signed-in.ts";

type Arriving = Pick<Call<Endpoint, PlayerSubject>, "client" | "setCookie">;

/** From where somebody comes in, and what their browser kept from before. */
export function arrivalOf(services: Services, { client }: Pick<Arriving, "client">) {
  const { address, cookies, userAgent } = client;
  return {
    present: services.placeOf(address),
    address,
    userAgent,
    previousToken: services.sessionCookie.read(cookies),
    deviceToken: services.entryCookies.readDevice(cookies),
  };
}

/** Whichever way somebody came: the browser keeps the session, and what was between is over. */
export async function letIn(
  services: Services,
  call: Arriving,
  { user, session, token, deviceToken }: SignedInPlayer,
): Promise<{ status: 201; body: SignedIn }> {
  const { entryCookies } = services;
  // A registration that was cut off after its first commit is completed here.
  await services.welcome({ id: user.id, currency: user.attributes.currency });
  const present = services.placeOf(call.client.address);
  await services.saferPlay.checkRegister({ playerId: user.id, present });
  await services.saferPlay.checkPerson(user.id);
  call.setCookie(services.sessionCookie.set(token));
  call.setCookie(entryCookies.setDevice(deviceToken));
  if (entryCookies.readPartial(call.client.cookies) !== undefined) {
    call.setCookie(entryCookies.clearPartial());
  }
  const { agreements } = services.brandOf(call.client.host);
  const { due } = await services.players.agreements.read(user.id, agreements);
  const body = presentSignedIn(user, session, { agreementsDue: due.length > 0 });
  return { status: 201, body };
}
