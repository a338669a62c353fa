import { Button } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { Part, PartPage, Ways } from "../parts/PartPage.tsx";
import { PasskeysPart } from "../passkeys/PasskeysPart.tsx";
import { ChangePasswordPart } from "../password/ChangePasswordPart.tsx";
import { SignedInPart } from "../signed-in/SignedInPart.tsx";

/** What keeps others out, each thing with its way in. */
export function SecurityPage() {
  const say = useSay();
  return (
    <PartPage title={say("securityPage.title")} intro={say("securityPage.intro")}>
      <Part title={say("security.twoFactor.title")} intro={say("securityPage.twoFactor")}>
        <Ways>
          <Button href="/account/security/two-factor">{say("securityPage.setUp")}</Button>
        </Ways>
      </Part>
      <ChangePasswordPart />
      <PasskeysPart />
      <SignedInPart />
    </PartPage>
  );
}
