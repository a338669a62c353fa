import type { Method } from "../src/shell/mount.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { accountResendConfirmation } from "./account.resendConfirmation.ts";
import { accountEmailChange } from "./account.emailChange.ts";
import { accountAskEmailChange } from "./account.askEmailChange.ts";
import { accountWithdrawEmailChange } from "./account.withdrawEmailChange.ts";
import { accountOpenEmailLink } from "./account.openEmailLink.ts";
import { accountAcceptAgreements } from "./account.acceptAgreements.ts";
import { accountAgreements } from "./account.agreements.ts";
import { accountClose } from "./account.close.ts";
import { accountPersonalData } from "./account.personalData.ts";
import { accountErasure } from "./account.erasure.ts";
import { accountAskErasure } from "./account.askErasure.ts";
import { accountWithdrawErasure } from "./account.withdrawErasure.ts";
import { accountChangeProfile } from "./account.changeProfile.ts";
import { accountEndSession } from "./account.endSession.ts";
import { accountEndSessions } from "./account.endSessions.ts";
import { accountProfile } from "./account.profile.ts";
import { accountSessions } from "./account.sessions.ts";
import { analyticsRecord } from "./analytics.record.ts";
import { cashierMethods } from "./cashier-methods.ts";
import { casinoMethods } from "./casino-methods.ts";
import { consentChoose } from "./consent.choose.ts";
import { contentMethods } from "./content-methods.ts";
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
import { linkedAccountsAdd } from "./linkedAccounts.add.ts";
import { linkedAccountsList } from "./linkedAccounts.list.ts";
import { linkedAccountsRemove } from "./linkedAccounts.remove.ts";
import { playerTransferMethods } from "./player-transfer-methods.ts";
import { providerMethods } from "./provider-methods.ts";
import { referralMethods } from "./referral-methods.ts";
import { signInAddPasskey } from "./signIn.addPasskey.ts";
import { signInBeginPasskey } from "./signIn.beginPasskey.ts";
import { signInPasskeyQuestion } from "./signIn.passkeyQuestion.ts";
import { signInPasskeys } from "./signIn.passkeys.ts";
import { signInRemovePasskey } from "./signIn.removePasskey.ts";
import { signInRenamePasskey } from "./signIn.renamePasskey.ts";
import { signInWithPasskey } from "./signIn.withPasskey.ts";
import { signInAskForPassword } from "./signIn.askForPassword.ts";
import { signInChangePassword } from "./signIn.changePassword.ts";
import { signInResetPassword } from "./signIn.resetPassword.ts";
import { signInSecondStep } from "./signIn.secondStep.ts";
import { signInSendCode } from "./signIn.sendCode.ts";
import { saferPlayMethods } from "./safer-play-methods.ts";
import { siteConfigurationMaintenance } from "./siteConfiguration.maintenance.ts";
import { siteConfigurationRead } from "./siteConfiguration.read.ts";
import { statementsMethods } from "./statements-methods.ts";
import { supportGiveHelpFeedback } from "./support.giveHelpFeedback.ts";
import { supportOpenTicket } from "./support.openTicket.ts";
import { verificationMethods } from "./verification-methods.ts";
import { withdrawalMethods } from "./withdrawal-methods.ts";
import { walletBalances } from "./wallet.balances.ts";

/** Every call this process answers at the origin of the site. */
export function everyMethod(services: Services): readonly Method<PlayerSubject>[] {
  return [
    identityRegister(services),
    identitySignIn(services),
    signInSecondStep(services),
    signInSendCode(services),
    signInAskForPassword(services),
    signInResetPassword(services),
    signInChangePassword(services),
    signInPasskeyQuestion(services),
    signInWithPasskey(services),
    signInPasskeys(services),
    signInBeginPasskey(services),
    signInAddPasskey(services),
    signInRenamePasskey(services),
    signInRemovePasskey(services),
    identityWhoAmI(services),
    identitySignOut(services),
    accountProfile(services),
    accountChangeProfile(services),
    accountSessions(services),
    accountEndSession(services),
    accountEndSessions(services),
    accountAgreements(services),
    accountAcceptAgreements(services),
    accountClose(services),
    accountPersonalData(services),
    accountErasure(services),
    accountAskErasure(services),
    accountWithdrawErasure(services),
    accountResendConfirmation(services),
    accountEmailChange(services),
    accountAskEmailChange(services),
    accountWithdrawEmailChange(services),
    accountOpenEmailLink(services),
    walletBalances(services),
    ...cashierMethods(services),
    ...withdrawalMethods(services),
    ...statementsMethods(services),
    ...playerTransferMethods(services),
    linkedAccountsList(services),
    linkedAccountsAdd(services),
    linkedAccountsRemove(services),
    ...verificationMethods(services),
    ...saferPlayMethods(services),
    documentsStatus(services),
    documentsVerificationUrl(services),
    documentsList(services),
    documentsUpload(services),
    documentsProviderReport(services),
    siteConfigurationRead(services),
    siteConfigurationMaintenance(services),
    ...contentMethods(services),
    consentChoose(services),
    analyticsRecord(services),
    supportGiveHelpFeedback(services),
    supportOpenTicket(services),
    geolocationSubdivision(services),
    ...casinoMethods(services),
    ...providerMethods(services),
    ...referralMethods(services),
    healthLive(),
    healthReady(services),
  ];
}
