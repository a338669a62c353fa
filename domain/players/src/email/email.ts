import { createConfirmation } from "./confirmation.ts";
import { createEmailChange } from "./email-change.ts";
import { createEmailLinks } from "./email-links.ts";
import type { EmailRoom } from "./email-room.ts";
import { createOpenLink } from "./open-link.ts";

/** The address of a player: proved, and changed. */
export function createEmail(needs: Omit<EmailRoom, "links">) {
  const room = { ...needs, links: createEmailLinks(needs) };
  return {
    ...createConfirmation(room),
    change: createEmailChange(room),
    openLink: createOpenLink(room),
    forgetLinksBefore: (moment: Date) => room.links.forgetBefore(room.database, moment),
  };
}

export type Email = ReturnType<typeof createEmail>;
