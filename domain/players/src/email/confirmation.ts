import { transact, type Transact } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { decideLetter } from "./decide-letter.ts";
import { findAddressee, linkOf, type Addressee, type EmailRoom } from "./email-room.ts";

type EmailConfirmed = { readonly code: "email_confirmed" };
export type TooManyLetters = {
  readonly code: "too_many_letters";
  readonly retryAfterSeconds: number;
};
export type ResendRefusal = EmailConfirmed | TooManyLetters;

/** A letter to the address on the profile, with a link that proves it is read. */
export function createConfirmation(room: EmailRoom) {
  const mint = async (tx: Transact, to: Pick<Addressee, "playerId" | "brand" | "email">) => {
    const token = await room.links.mint(tx, { ...to, purpose: "confirm", changeId: null });
    return linkOf(room.letterBrand(to.brand), token);
  };

  return {
    /** For the letter with which somebody is welcomed. */
    firstLink: mint,

    /** Another letter; the links of those before go on counting until they are too old. */
    resend: (playerId: string): Promise<Result<undefined, ResendRefusal>> =>
      transact(room.database, async (tx): Promise<Result<undefined, ResendRefusal>> => {
        const to = await findAddressee(tx, playerId);
        if (to === undefined || to.confirmed) return refuse({ code: "email_confirmed" });
        const sentAt = await room.links.sentAt(tx, playerId, "confirm");
        const decided = decideLetter(sentAt, room.clock());
        if (!decided.allowed) {
          const { retryAfterSeconds } = decided;
          return refuse({ code: "too_many_letters", retryAfterSeconds });
        }
        const link = await mint(tx, to);
        await room.queueLetter(tx, {
          template: "confirm-email",
          brand: room.letterBrand(to.brand),
          to: to.email,
          language: to.language,
          facts: { firstName: to.firstName, link },
          onceKey: `confirm-email ${playerId} ${room.clock().toISOString()}`,
        });
        return ok();
      }),
  };
}
