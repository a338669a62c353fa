import { Button } from "@croupier/ui";

import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useSay } from "../language/Words.context.tsx";
import { StateLine } from "../parts/StateLines.tsx";
import { useTwoFactor } from "./two-factor-query.ts";

const states = { DISABLED: "todo", PENDING: "todo", ENABLED: "ok" } as const;
const labels = {
  DISABLED: "health.twoFactor.turnOn",
  PENDING: "health.twoFactor.finish",
  ENABLED: "securityPage.change",
} as const;

/** Codes of a device have a page of their own: setting one up takes more than a line. */
export function DeviceLine() {
  const say = useSay();
  const { data } = useTwoFactor();
  const { data: configuration } = useSiteConfiguration();
  if (data === undefined || configuration?.twoFactorAuthenticatorEnabled === false) return null;
  const { status, recoveryCodesLeft: left } = data;
  return (
    <StateLine
      state={states[status]}
      title={say("security.device.title")}
      detail={
        status === "ENABLED" ? say("security.codesLeft", { left }) : say("security.device.intro")
      }
      action={
        <Button href="/account/security/two-factor" size="sm">
          {say(labels[status])}
        </Button>
      }
    />
  );
}
