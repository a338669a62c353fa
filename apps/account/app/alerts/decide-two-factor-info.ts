import type { OwnDocument, PhoneState, TwoFactorState } from "@croupier/contracts";

/** Whether a player is reminded of the device that is half set up: only if all of this holds. */
export function decideTwoFactorInfo(facts: {
  readonly twoFactorAuthenticatorEnabled: boolean;
  readonly tfaEnrolment: "SMS" | "PIN_CODE";
  readonly hasPinCode: boolean;
  readonly phone: PhoneState["status"] | undefined;
  readonly twoFactor: TwoFactorState["status"] | undefined;
  readonly documents: readonly OwnDocument["status"][];
  readonly snoozed: boolean;
}): boolean {
  const stands = facts.tfaEnrolment === "SMS" ? facts.phone === "VALIDATED" : facts.hasPinCode;
  const inTheWay = ["REQUESTED", "INVALID", "BLOCKED"];
  return (
    facts.twoFactorAuthenticatorEnabled &&
    stands &&
    facts.twoFactor === "PENDING" &&
    !facts.documents.some((status) => inTheWay.includes(status)) &&
    !facts.snoozed
  );
}
