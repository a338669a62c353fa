import { Alert, Button } from "@croupier/ui";

import { TwoFactorGuard } from "../alerts/TwoFactorGuard.tsx";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, PartPage, Ways } from "../parts/PartPage.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { useActs } from "./use-acts.ts";
import { useTwoFactor } from "./two-factor-query.ts";

/** Ten fresh codes for whoever has a device in use. */
export function RecoveryCodesPage() {
  const say = useSay();
  return (
    <PartPage title={say("security.recoveryCodes.title")}>
      <TwoFactorGuard allowed={["ENABLED"]} message={say("security.recoveryCodes.none")}>
        <Renew />
      </TwoFactorGuard>
    </PartPage>
  );
}

function Renew() {
  const say = useSay();
  const left = useTwoFactor().data?.recoveryCodesLeft ?? 0;
  const { act, busy, refused, codes, dialog } = useActs(usePlayer().data?.id ?? "");
  return (
    <Part title={say("security.codesLeft", { left })} intro={say("security.recoveryCodes.text")}>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      {codes !== undefined && <RecoveryCodes codes={codes} />}
      <Ways>
        <Button
          look="action"
          busy={busy === "renewRecoveryCodes"}
          onClick={() => void act("renewRecoveryCodes")}
        >
          {say("security.renewRecoveryCodes")}
        </Button>
      </Ways>
      {dialog}
    </Part>
  );
}
