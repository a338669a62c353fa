import { Alert, Button, Panel } from "@croupier/ui";

import { TwoFactorGuard } from "../alerts/TwoFactorGuard.tsx";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./Security.module.css";
import { useActs } from "./use-acts.ts";
import { useTwoFactor } from "./two-factor-query.ts";

/** Ten fresh codes for whoever has a device in use. */
export function RecoveryCodesPage() {
  const say = useSay();
  return (
    <div className={styles["Security"]}>
      <h1>{say("security.recoveryCodes.title")}</h1>
      <TwoFactorGuard allowed={["ENABLED"]} message={say("security.recoveryCodes.none")}>
        <Renew />
      </TwoFactorGuard>
    </div>
  );
}

function Renew() {
  const say = useSay();
  const left = useTwoFactor().data?.recoveryCodesLeft ?? 0;
  const { act, busy, refused, codes, dialog } = useActs(usePlayer().data?.id ?? "");
  return (
    <Panel className={styles["Security-part"]}>
      <p className={styles["Security-soft"]}>{say("security.recoveryCodes.text")}</p>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      {codes !== undefined && <RecoveryCodes codes={codes} />}
      <p>{say("security.codesLeft", { left })}</p>
      <div>
        <Button
          look="action"
          busy={busy === "renewRecoveryCodes"}
          onClick={() => void act("renewRecoveryCodes")}
        >
          {say("security.renewRecoveryCodes")}
        </Button>
      </div>
      {dialog}
    </Panel>
  );
}
