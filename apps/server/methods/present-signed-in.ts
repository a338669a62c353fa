import type { SignedIn, User } from "@croupier/contracts";
import { systemClock } from "@croupier/kit/time";
import { namesOfDevice, type Session } from "@croupier/players";

/** The User entity with the two moments at which its session ends, and the sign-in before it. */
export function presentSignedIn(
  user: User,
  session: Session,
  { agreementsDue }: Pick<SignedIn, "agreementsDue">,
): SignedIn {
  const { before } = session;
  return {
    ...user,
    agreementsDue,
    session: {
      now: systemClock().toISOString(),
      endsAt: session.endsAt.toISOString(),
      idleEndsAt: session.idleEndsAt.toISOString(),
    },
    lastSignIn:
      before === undefined
        ? null
        : {
            at: before.at.toISOString(),
            device: namesOfDevice(before.device),
            place: before.place ?? null,
          },
  };
}
