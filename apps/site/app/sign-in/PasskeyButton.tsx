import { Button } from "@croupier/ui";
import { iconFingerprint } from "@croupier/ui/icons";
import { useEffect, useEffectEvent, useState } from "react";

import { useIdle } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import type { Refused } from "./refused.ts";
import { RefusedAlert } from "./RefusedAlert.tsx";

/** An offer is answered within five minutes or not at all, so it is made anew before. */
const offerLastsMs = 240_000;

/** In with a key of the device: offered in the field for the name as well, where a browser can. */
export function PasskeyButton({ onIn }: { onIn: () => void }) {
  const say = useSay();
  const idle = useIdle();
  const [refused, setRefused] = useState<Refused>();

  const ask = async (inField: boolean) =>
    (await import("./enter-with-passkey.ts")).enterWithPasskey({ inField });

  function goOn(outcome: Awaited<ReturnType<typeof ask>>): void {
    if (outcome === "in") onIn();
    else if (outcome !== "nobody") setRefused(outcome);
  }

  const offer = useEffectEvent(() => void ask(true).then(goOn));
  // The browser keeps the offer ready; it waits for the player, not for us.
  useEffect(() => {
    if (!idle) return;
    offer();
    const timer = setInterval(offer, offerLastsMs);
    return () => clearInterval(timer);
  }, [idle]);

  async function press() {
    setRefused(undefined);
    goOn(await ask(false));
    // Being asked by the button ended the offer in the field.
    goOn(await ask(true));
  }

  return (
    <>
      {refused && <RefusedAlert refused={refused} />}
      <Button size="lg" icon={iconFingerprint} busy={!idle} onClick={() => void press()}>
        {say("login.passkey")}
      </Button>
    </>
  );
}
