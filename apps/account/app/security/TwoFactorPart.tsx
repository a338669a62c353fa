import type { Problem, TwoFactorState } from "@croupier/contracts";
import { Alert, Badge, Button, Panel, Skeleton } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { ConfirmDevice } from "./ConfirmDevice.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./Security.module.css";
import { twoFactorQuery, useTwoFactor } from "./two-factor-query.ts";

const tones = { DISABLED: "plain", PENDING: "warn", ENABLED: "good" } as const;

/** Codes of a device: set up, confirmed, renewed, given up. */
export function TwoFactorPart() {
  const say = useSay();
  const { data } = useTwoFactor();
  return (
    <Panel className={styles["Security-part"]}>
      <div className={styles["Security-head"]}>
        <h2>{say("security.device.title")}</h2>
        {data !== undefined && (
          <Badge tone={tones[data.status]}>{say(`security.device.${data.status}`)}</Badge>
        )}
      </div>
      <p className={styles["Security-soft"]}>{say("security.device.intro")}</p>
      {data === undefined ? <Skeleton shape="block" blockSize="4rem" /> : <Device state={data} />}
    </Panel>
  );
}

type Act = "enableTwoFactor" | "disableTwoFactor" | "resetTwoFactor" | "renewRecoveryCodes";

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
      <div className={styles["Security-ways"]}>
        {state.status === "DISABLED" && state.enrolmentReady && button("enableTwoFactor", "action")}
        {state.status === "PENDING" &&
          state.otpAuthUri === undefined &&
          button("enableTwoFactor", "action")}
        {state.status === "ENABLED" && (
          <>
            {button("renewRecoveryCodes")}
            {button("resetTwoFactor")}
            {button("disableTwoFactor")}
          </>
        )}
      </div>
      {state.status === "ENABLED" && (
        <p className={styles["Security-soft"]}>
          {say("security.codesLeft", { left: state.recoveryCodesLeft })}
        </p>
      )}
      {dialog}
    </>
  );
}

/** What a player does with a device, each act asked for and refused alike. */
function useActs(session: string) {
  const say = useSay();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const [codes, keepCodes] = useState<readonly string[]>();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState<Act>();
  const calls = client.playerVerification;
  const own = { params: { session } };

  const look = () => queries.invalidateQueries({ queryKey: twoFactorQuery(session).queryKey });
  const setCodes = (made: readonly string[] | undefined) => {
    keepCodes(made);
    void look();
  };

  const makeCall = async (name: Act): Promise<Acted> => {
    if (name !== "renewRecoveryCodes") return calls[name](own);
    const renewed = await calls.renewRecoveryCodes(own);
    if (renewed.ok) setCodes(renewed.value.recoveryCodes);
    return renewed;
  };

  async function act(name: Act): Promise<void> {
    setBusy(name);
    setRefused(undefined);
    keepCodes(undefined);
    try {
      const answer = await stepUp.run(() => makeCall(name));
      if (!answer.ok) setRefused(say(explainRefusal(answer.problem)));
      await look();
    } catch {
      setRefused(say("security.refused.other"));
    } finally {
      setBusy(undefined);
    }
  }

  return { act, busy, refused, codes, setCodes, dialog: stepUp.dialog };
}

type Acted =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Pick<Problem, "code" | "stepUp"> };
