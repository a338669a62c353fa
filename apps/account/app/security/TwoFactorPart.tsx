import type { TwoFactorState } from "@croupier/contracts";
import { Alert, Badge, Button, Skeleton } from "@croupier/ui";

import { usePlayer } from "../calls/player-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { ConfirmDevice } from "./ConfirmDevice.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { useTwoFactor } from "./two-factor-query.ts";
import { useActs, type Act } from "./use-acts.ts";

const tones = { DISABLED: "plain", PENDING: "warn", ENABLED: "good" } as const;

/** Codes of a device: set up, confirmed, renewed, given up. */
export function TwoFactorPart() {
  const say = useSay();
  const { data } = useTwoFactor();
  const { data: configuration } = useSiteConfiguration();
  if (configuration?.twoFactorAuthenticatorEnabled === false) return null;
  return (
    <Part
      title={say("security.device.title")}
      badge={
        data && <Badge tone={tones[data.status]}>{say(`security.device.${data.status}`)}</Badge>
      }
      intro={say("security.device.intro")}
    >
      {data === undefined ? <Skeleton shape="block" blockSize="4rem" /> : <Device state={data} />}
    </Part>
  );
}

function Device({ state }: { state: TwoFactorState }) {
  const say = useSay();
  const session = usePlayer().data?.id ?? "";
  const { act, busy, refused, codes, setCodes, dialog } = useActs(session);

  const button = (name: Act, look: "action" | "quiet" = "quiet") => (
    <Button look={look} busy={busy === name} onClick={() => void act(name)}>
      {say(`security.${name}`)}
    </Button>
  );

  return (
    <>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      {codes !== undefined && <RecoveryCodes codes={codes} />}
      {state.status === "PENDING" && state.otpAuthUri !== undefined && (
        <ConfirmDevice session={session} uri={state.otpAuthUri} onConfirmed={setCodes} />
      )}
      {state.status === "DISABLED" && !state.enrolmentReady && (
        <Alert tone="calm" title={say(`security.first.${state.enrolment}`)} />
      )}
      <Ways>
        {state.status === "DISABLED" && state.enrolmentReady && button("enableTwoFactor", "action")}
        {state.status === "PENDING" &&
          state.otpAuthUri === undefined &&
          button("enableTwoFactor", "action")}
        {state.status === "ENABLED" && (
          <>
            <Button href="/account/security/recovery-codes">
              {say("security.recoveryCodes.go")}
            </Button>
            {button("resetTwoFactor")}
            {button("disableTwoFactor")}
          </>
        )}
      </Ways>
      {state.status === "ENABLED" && (
        <p>{say("security.codesLeft", { left: state.recoveryCodesLeft })}</p>
      )}
      {dialog}
    </>
  );
}
