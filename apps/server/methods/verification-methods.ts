import type { PlayerSubject, Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { playerVerificationConfirmTwoFactor } from "./playerVerification.confirmTwoFactor.ts";
import { playerVerificationDisableTwoFactor } from "./playerVerification.disableTwoFactor.ts";
import { playerVerificationEnableTwoFactor } from "./playerVerification.enableTwoFactor.ts";
import { playerVerificationOperationStatus } from "./playerVerification.operationStatus.ts";
import { playerVerificationPhone } from "./playerVerification.phone.ts";
import { playerVerificationRenewRecoveryCodes } from "./playerVerification.renewRecoveryCodes.ts";
import { playerVerificationResetTwoFactor } from "./playerVerification.resetTwoFactor.ts";
import { playerVerificationSendOperationCode } from "./playerVerification.sendOperationCode.ts";
import { playerVerificationSendPhoneCode } from "./playerVerification.sendPhoneCode.ts";
import { playerVerificationSetPinCode } from "./playerVerification.setPinCode.ts";
import { playerVerificationTwoFactor } from "./playerVerification.twoFactor.ts";
import { playerVerificationValidatePhone } from "./playerVerification.validatePhone.ts";
import { playerVerificationVerify } from "./playerVerification.verify.ts";

/** How players prove who they are, besides the password at sign-in. */
export function verificationMethods(services: Services): readonly Method<PlayerSubject>[] {
  return [
    playerVerificationOperationStatus(services),
    playerVerificationSendOperationCode(services),
    playerVerificationVerify(services),
    playerVerificationTwoFactor(services),
    playerVerificationEnableTwoFactor(services),
    playerVerificationConfirmTwoFactor(services),
    playerVerificationDisableTwoFactor(services),
    playerVerificationResetTwoFactor(services),
    playerVerificationRenewRecoveryCodes(services),
    playerVerificationSetPinCode(services),
    playerVerificationPhone(services),
    playerVerificationSendPhoneCode(services),
    playerVerificationValidatePhone(services),
  ];
}
