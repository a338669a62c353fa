import type { SignedIn, User } from "@croupier/contracts";
import { systemClock } from "@croupier/kit/time";
import type { Session } from "@croupier/players";

/** The User entity with the two moments at which its session ends, and the one it is now. */
export function presentSignedIn(user: User, session: Session): SignedIn {
  return {
    ...user,
    session: {
      now: systemClock().toISOString(),
      endsAt: session.endsAt.toISOString(),
      idleEndsAt: session.idleEndsAt.toISOString(),
    },
  };
}
