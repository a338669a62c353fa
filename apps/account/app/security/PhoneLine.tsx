import { useSay } from "../language/Words.context.tsx";
import { UnfoldingLine } from "../parts/StateLines.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { usePhone } from "./two-factor-query.ts";

export function PhoneLine() {
  const say = useSay();
  const { data } = usePhone();
  if (data === undefined) return null;
  const { status, phone } = data;
  const isOurs = status === "VALIDATED";
  const words = say(`security.phone.${status}`);
  return (
    <UnfoldingLine
      state={isOurs ? "ok" : "todo"}
      title={say("security.phone.title")}
      detail={phone === null ? words : `${phone}, ${words}`}
      label={say(isOurs ? "securityPage.change" : "health.phone.confirm")}
    >
      <PhoneForm />
    </UnfoldingLine>
  );
}
