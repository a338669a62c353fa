import { useSay } from "../language/Words.context.tsx";
import { UnfoldingLine } from "../parts/StateLines.tsx";
import { PasskeyForms } from "./PasskeyForms.tsx";
import { usePasskeys } from "./passkeys-query.ts";

export function PasskeysLine() {
  const say = useSay();
  const { data: keys = [] } = usePasskeys();
  const some = keys.length > 0;
  return (
    <UnfoldingLine
      state={some ? "ok" : "off"}
      title={say("passkeys.title")}
      detail={some ? keys.map(({ name }) => name).join(", ") : say("passkeys.intro")}
      label={say(some ? "securityPage.change" : "securityPage.setUp")}
    >
      <PasskeyForms />
    </UnfoldingLine>
  );
}
