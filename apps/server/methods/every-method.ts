import type { Method } from "../src/shell/mount.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { accountResendConfirmation } from "./account.resendConfirmation.ts";
import { accountEmailChange } from "./account.emailChange.ts";
import { accountAskEmailChange } from "./account.askEmailChange.ts";
import { accountWithdrawEmailChange } from "./account.withdrawEmailChange.ts";
import { accountOpenEmailLink } from "./account.openEmailLink.ts";
import { accountChangeProfile } from "./account.changeProfile.ts";
import { accountEndSession } from "./account.endSession.ts";
import { accountEndSessions } from "./account.endSessions.ts";
import { accountProfile } from "./account.profile.ts";
import { accountSessions } from "./account.sessions.ts";
import { analyticsRecord } from "./analytics.record.ts";
import { consentChoose } from "./consent.choose.ts";
import { contentGameCategory } from "./content.gameCategory.ts";
import { contentHelpSearch } from "./content.helpSearch.ts";
import { contentHelpSuggestions } from "./content.helpSuggestions.ts";
import { contentItem } from "./content.item.ts";
import { contentList } from "./content.list.ts";
import { contentPage } from "./content.page.ts";
import { documentsList } from "./documents.list.ts";
import { documentsProviderReport } from "./documents.providerReport.ts";
import { documentsStatus } from "./documents.status.ts";
import { documentsUpload } from "./documents.upload.ts";
import { documentsVerificationUrl } from "./documents.verificationUrl.ts";
import { geolocationSubdivision } from "./geolocation.subdivision.ts";
import { healthLive } from "./health.live.ts";
import { healthReady } from "./health.ready.ts";
import { identityRegister } from "./identity.register.ts";
import { identitySignIn } from "./identity.signIn.ts";
import { identitySignOut } from "./identity.signOut.ts";
import { identityWhoAmI } from "./identity.whoAmI.ts";
import { referralApplyAsAffiliate } from "./referral.applyAsAffiliate.ts";
import { referralProfile } from "./referral.profile.ts";
import { referralTracking } from "./referral.tracking.ts";
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
import { saferPlayAcknowledgeRealityCheck } from "./saferPlay.acknowledgeRealityCheck.ts";
import { saferPlayActivity } from "./saferPlay.activity.ts";
import { saferPlayChooseRealityCheck } from "./saferPlay.chooseRealityCheck.ts";
import { saferPlayComeBack } from "./saferPlay.comeBack.ts";
import { saferPlayConfirmRaise } from "./saferPlay.confirmRaise.ts";
import { saferPlayExclude } from "./saferPlay.exclude.ts";
import { saferPlayLimits } from "./saferPlay.limits.ts";
import { saferPlayRealityCheck } from "./saferPlay.realityCheck.ts";
import { saferPlaySetLimit } from "./saferPlay.setLimit.ts";
import { saferPlayStanding } from "./saferPlay.standing.ts";
import { saferPlayTakeBreak } from "./saferPlay.takeBreak.ts";
import { saferPlayWithdrawRaise } from "./saferPlay.withdrawRaise.ts";
import { signInAskForPassword } from "./signIn.askForPassword.ts";
import { signInChangePassword } from "./signIn.changePassword.ts";
import { signInResetPassword } from "./signIn.resetPassword.ts";
import { signInSecondStep } from "./signIn.secondStep.ts";
import { signInSendCode } from "./signIn.sendCode.ts";
import { siteConfigurationMaintenance } from "./siteConfiguration.maintenance.ts";
import { siteConfigurationRead } from "./siteConfiguration.read.ts";
import { supportGiveHelpFeedback } from "./support.giveHelpFeedback.ts";
import { walletBalances } from "./wallet.balances.ts";

/** Every call this process answers. */
export function everyMethod(services: Services): readonly Method<PlayerSubject>[] {
  return [
    identityRegister(services),
    identitySignIn(services),
    signInSecondStep(services),
    signInSendCode(services),
    signInAskForPassword(services),
    signInResetPassword(services),
    signInChangePassword(services),
    identityWhoAmI(services),
    identitySignOut(services),
    accountProfile(services),
    accountChangeProfile(services),
    accountSessions(services),
    accountEndSession(services),
    accountEndSessions(services),
    accountResendConfirmation(services),
    accountEmailChange(services),
    accountAskEmailChange(services),
    accountWithdrawEmailChange(services),
    accountOpenEmailLink(services),
    walletBalances(services),
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
    saferPlayStanding(services),
    saferPlayLimits(services),
    saferPlaySetLimit(services),
    saferPlayConfirmRaise(services),
    saferPlayWithdrawRaise(services),
    saferPlayTakeBreak(services),
    saferPlayExclude(services),
    saferPlayComeBack(services),
    saferPlayRealityCheck(services),
    saferPlayChooseRealityCheck(services),
    saferPlayAcknowledgeRealityCheck(services),
    saferPlayActivity(services),
    documentsStatus(services),
    documentsVerificationUrl(services),
    documentsList(services),
    documentsUpload(services),
    documentsProviderReport(services),
    siteConfigurationRead(services),
    siteConfigurationMaintenance(services),
    contentList(services),
    contentItem(services),
    contentGameCategory(services),
    contentPage(services),
    contentHelpSuggestions(services),
    contentHelpSearch(services),
    consentChoose(services),
    analyticsRecord(services),
    supportGiveHelpFeedback(services),
    geolocationSubdivision(services),
    referralTracking(services),
    referralProfile(services),
    referralApplyAsAffiliate(services),
    healthLive(),
    healthReady(services),
  ];
}
