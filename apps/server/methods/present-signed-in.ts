import type { SignedIn, User } from "@croupier/contracts";
import type { Session } from "@croupier/players";

/** The User entity with the two moments at which its session ends. */
export function presentSignedIn(user: User, session: Session): SignedIn {
  return {
    ...user,
    session: {
      endsAt: session.endsAt.toISOString(),
      idleEndsAt: session.idleEndsAt.toISOString(),
    },
  };
}
