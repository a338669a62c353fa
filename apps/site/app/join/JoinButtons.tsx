import { Button } from "@croupier/ui";
import type { MouseEvent } from "react";

import { useSay } from "../language/Messages.context.tsx";
import type { FunnelState, Step } from "./funnel.ts";

/** On, and back where there is something behind. */
export function JoinButtons({
  step,
  previousStep,
  isSending,
  isReady,
  onBack,
}: Pick<FunnelState, "step" | "previousStep"> & {
  readonly isSending: boolean;
  readonly isReady: boolean;
  readonly onBack: (to: Step) => void;
}) {
  const say = useSay();
  return (
    <>
      {previousStep !== undefined && (
        <Button look="ghost" size="lg" onMouseDown={keepFocus} onClick={() => onBack(previousStep)}>
          {say("join.back")}
        </Button>
      )}
      <Button
        type="submit"
        look="action"
        size="lg"
        wide
        busy={isSending || !isReady}
        onMouseDown={keepFocus}
      >
        {step === "agree" ? say(isSending ? "join.busy" : "join.submit") : say(`join.${step}.next`)}
      </Button>
    </>
  );
}

/** A field that is left says what is wrong and moves the button from under the mouse: it is not left. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
