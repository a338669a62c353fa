import { support } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function supportOpenTicket(services: Services) {
  const { brandOf, findCaller, openTicket, players, readSiteConfiguration } = services;

  /** A player is answered where their profile says; whoever is nobody has to say where. */
  async function findSender(caller: string | undefined, typed: string | undefined) {
    const user = caller === undefined ? undefined : await players.findUser(caller);
    if (user !== undefined) return { playerId: user.id, email: user.email };
    return typed === undefined ? undefined : { playerId: undefined, email: typed };
  }

  return method<typeof support.openTicket, PlayerSubject>(
    support.openTicket,
    async ({ headers, body: { captcha, email, ...message }, client }) => {
      const { code: brandCode } = brandOf(client.host);
      const sender = await findSender(await findCaller(client), email);
      if (sender === undefined) return { ok: false, refusal: { code: "email_missing" } };
      if (sender.playerId === undefined) {
        // A letter goes to an address that was only typed, so a visitor is asked each time.
        const passed = await players.passCaptcha({ action: "contact", brand: brandCode }, captcha);
        if (!passed.ok) return passed;
      }
      const site = await readSiteConfiguration({ brandCode, language: message.language });
      if (site === undefined) throw new Error("the brand of a host has a configuration");
      const opened = await openTicket({
        ...message,
        reference: message.reference,
        brand: { code: brandCode, name: site.brandName },
        sender,
        key: headers["idempotency-key"],
        answerHours: site.supportAnswerHours,
      });
      if (!opened.ok) return opened;
      const { number, answerBy } = opened.value;
      return { status: 201, body: { number, answerBy: answerBy.toISOString() } };
    },
  );
}
