import type { TwoFactorState } from "@croupier/contracts";
import { Skeleton, VisuallyHidden } from "@croupier/ui";
import { useEffect, useEffectEvent, type ReactNode } from "react";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useSay } from "../language/Words.context.tsx";
import { useTwoFactor } from "../security/two-factor-query.ts";
import { decideGuard } from "./decide-guard.ts";

/** Lets through who is that far with a device; everybody else reads why not, at home (S8.3). */
export function TwoFactorGuard({
  allowed,
  message,
  children,
}: {
  allowed: readonly TwoFactorState["status"][];
  message: string;
  children: ReactNode;
}) {
  const say = useSay();
  const bridge = useBridge();
  const { data } = useTwoFactor();
  const { data: configuration } = useSiteConfiguration();
  // Where it is not offered nobody is asked, and nobody has it on.
  const isOffered = configuration?.twoFactorAuthenticatorEnabled !== false;
  const outcome = decideGuard(isOffered ? data?.status : "DISABLED", allowed);
  const sendHome = useEffectEvent(() => {
    bridge.tell({ type: "notice", kind: "refused", text: message });
    bridge.tell({ type: "navigationOutside", path: "/" });
  });

  // Leaving is the site's doing, so it is told once the answer is on the table.
  useEffect(() => {
    if (outcome === "home") sendHome();
  }, [outcome]);

  if (outcome === "through") return children;
  return (
    <div aria-busy="true">
      <VisuallyHidden>{say("overview.coming")}</VisuallyHidden>
      <Skeleton shape="block" blockSize="12rem" />
    </div>
  );
}
