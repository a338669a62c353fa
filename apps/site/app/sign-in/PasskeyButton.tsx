import type { PasskeyAnswer } from "@croupier/contracts";
import { Button } from "@croupier/ui";
import { useEffect, useEffectEvent, useState } from "react";

import { entranceClient } from "../entrance/entrance-client.ts";
import { useIdle } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { askPasskey } from "./ask-passkey.ts";
import { refusedByFailure, refusedWith, type Refused } from "./refused.ts";
import { RefusedAlert } from "./RefusedAlert.tsx";

/** In with a key of the device: offered in the field for the name as well, where a browser can. */
export function PasskeyButton({ onIn }: { onIn: () => void }) {
  const say = useSay();
  const idle = useIdle();
  const [refused, setRefused] = useState<Refused>();

  async function enter(answer: PasskeyAnswer | undefined) {
    if (answer === undefined) return;
    try {
      const entered = await entranceClient.signIn.withPasskey({ body: answer });
      if (entered.ok) return onIn();
      setRefused(refusedWith(entered.problem));
    } catch (failure) {
      setRefused(refusedByFailure(failure));
    }
  }

  const enterFromField = useEffectEvent(enter);
  // The browser keeps the offer ready from then on; it waits for the player, not for us.
  useEffect(() => {
    if (idle) void askPasskey({ inField: true }).then((answer) => enterFromField(answer), nobody);
  }, [idle]);

  function press() {
    setRefused(undefined);
    void askPasskey({ inField: false }).then(enter, nobody);
  }

  return (
    <>
      {refused && <RefusedAlert refused={refused} />}
      <Button size="lg" busy={!idle} onClick={press}>
        {say("login.passkey")}
      </Button>
    </>
  );
}

/** Nobody answered, or the player put the question away: that is no failure to speak of. */
function nobody() {}
