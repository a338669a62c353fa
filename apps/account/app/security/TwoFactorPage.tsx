import { useSay } from "../language/Words.context.tsx";
import { PartPage } from "../parts/PartPage.tsx";
import { PhonePart } from "./PhonePart.tsx";
import { PinPart } from "./PinPart.tsx";
import { TwoFactorPart } from "./TwoFactorPart.tsx";

/** Codes of a device, and what has to be there before: a PIN, or a phone. */
export function TwoFactorPage() {
  const say = useSay();
  return (
    <PartPage title={say("security.twoFactor.title")}>
      <PinPart />
      <TwoFactorPart />
      <PhonePart />
    </PartPage>
  );
}
