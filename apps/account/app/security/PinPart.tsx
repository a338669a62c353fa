import { Badge } from "@croupier/ui";

import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part } from "../parts/PartPage.tsx";
import { PinForm } from "./PinForm.tsx";

/** Six digits besides the password. */
export function PinPart() {
  const say = useSay();
  const isSet = usePlayer().data?.hasPinCode === true;
  return (
    <Part
      title={say("security.pin.title")}
      badge={isSet && <Badge tone="good">{say("security.pin.set")}</Badge>}
      intro={say("security.pin.intro")}
    >
      <PinForm />
    </Part>
  );
}
