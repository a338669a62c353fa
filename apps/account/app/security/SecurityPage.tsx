import { Panel } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { PartPage } from "../parts/PartPage.tsx";
import { StateLines } from "../parts/StateLines.tsx";
import { PasskeysLine } from "../passkeys/PasskeysLine.tsx";
import { PasswordLine } from "../password/PasswordLine.tsx";
import { SignedInPart } from "../signed-in/SignedInPart.tsx";
import { DeviceLine } from "./DeviceLine.tsx";
import { PhoneLine } from "./PhoneLine.tsx";
import { PinLine } from "./PinLine.tsx";
import { useLinesSettled } from "./use-lines-settled.ts";

/** What keeps others out, each thing with its state and its one action. */
export function SecurityPage() {
  const say = useSay();
  const settled = useLinesSettled();
  return (
    <PartPage title={say("securityPage.title")} intro={say("securityPage.intro")}>
      {settled ? <Lines /> : <PageSkeleton />}
    </PartPage>
  );
}

function Lines() {
  const say = useSay();
  return (
    <>
      <Panel aria-label={say("securityPage.ways")}>
        <StateLines>
          <PasswordLine />
          <PasskeysLine />
          <DeviceLine />
          <PinLine />
          <PhoneLine />
        </StateLines>
      </Panel>
      <SignedInPart />
    </>
  );
}
