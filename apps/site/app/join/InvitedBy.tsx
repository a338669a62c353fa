import { useEffect, useState } from "react";

import styles from "../entrance/form.module.css";
import { useSay } from "../language/Messages.context.tsx";
import { askInvitation, type Invitation } from "../referral/ask-invitation.ts";
import type { carriedReferral } from "../referral/carried-referral.ts";

type Carried = NonNullable<ReturnType<typeof carriedReferral>>;

/** The meaning of the code that a visitor came with, at the end of the screen: nothing above it moves. */
export function InvitedBy({ code, sharingMethod }: Pick<Carried, "code" | "sharingMethod">) {
  const say = useSay();
  const [invitation, setInvitation] = useState<Invitation>();
  // The answer comes over the network; the form does not wait for it.
  useEffect(() => {
    let gone = false;
    void askInvitation({ code, sharingMethod }).then((found) => {
      if (!gone) setInvitation(found);
    });
    return () => {
      gone = true;
    };
  }, [code, sharingMethod]);
  if (invitation === undefined) return null;
  const { type, expiryDays: days } = invitation;
  return (
    <p className={styles["tiny"]}>
      {say(type === "PROFILE" ? "join.invited.friend" : "join.invited.partner", { code, days })}
    </p>
  );
}
