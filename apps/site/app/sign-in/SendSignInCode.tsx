import { Alert, Button } from "@croupier/ui";
import { useState } from "react";

import { entranceClient } from "../entrance/entrance-client.ts";
import { useSay } from "../language/Messages.context.tsx";
import { refusedByFailure, refusedWith, type Refused } from "./refused.ts";
import { RefusedAlert } from "./RefusedAlert.tsx";

type State =
  | { readonly now: "waiting" | "sending" }
  | { readonly now: "sent"; readonly phone: string }
  | { readonly now: "refused"; readonly refused: Refused };

/** The code goes out when it is asked for, so that nobody is sent one by opening a page. */
export function SendSignInCode() {
  const say = useSay();
  const [state, setState] = useState<State>({ now: "waiting" });

  async function send() {
    setState({ now: "sending" });
    try {
      const answer = await entranceClient.signIn.sendCode();
      setState(
        answer.ok
          ? { now: "sent", phone: answer.value.phone }
          : { now: "refused", refused: refusedWith(answer.problem) },
      );
    } catch (failure) {
      setState({ now: "refused", refused: refusedByFailure(failure) });
    }
  }

  return (
    <>
      {state.now === "refused" && <RefusedAlert refused={state.refused} />}
      {state.now === "sent" && (
        <Alert tone="good" title={say("login.second.sent", { phone: state.phone })} />
      )}
      <Button busy={state.now === "sending"} onClick={() => void send()}>
        {say("login.second.send")}
      </Button>
    </>
  );
}
