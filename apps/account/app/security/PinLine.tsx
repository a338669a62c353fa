import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { UnfoldingLine } from "../parts/StateLines.tsx";
import { PinForm } from "./PinForm.tsx";

export function PinLine() {
  const say = useSay();
  const isSet = usePlayer().data?.hasPinCode === true;
  return (
    <UnfoldingLine
      state={isSet ? "ok" : "off"}
      title={say("security.pin.title")}
      detail={say(isSet ? "security.pin.set" : "security.pin.intro")}
      label={say(isSet ? "securityPage.change" : "securityPage.setUp")}
    >
      <PinForm />
    </UnfoldingLine>
  );
}
