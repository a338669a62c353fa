import { health } from "@croupier/contracts";
import { method, type Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { documentReviewAsk } from "./documentReview.ask.ts";
import { documentReviewAssign } from "./documentReview.assign.ts";
import { documentReviewChangeRules } from "./documentReview.changeRules.ts";
import { documentReviewDecide } from "./documentReview.decide.ts";
import { documentReviewDocument } from "./documentReview.document.ts";
import { documentReviewHold } from "./documentReview.hold.ts";
import { documentReviewLift } from "./documentReview.lift.ts";
import { documentReviewQueue } from "./documentReview.queue.ts";
import { documentReviewRules } from "./documentReview.rules.ts";
import { everyDeskMethod } from "./every-desk-method.ts";
import { everyGameMethod } from "./every-game-method.ts";
import { everyPlayerMethod } from "./every-player-method.ts";
import { everyTreasuryMethod } from "./every-treasury-method.ts";
import { everyWithdrawalMethod } from "./every-withdrawal-method.ts";
import { operationsAffiliateApplications } from "./operations.affiliateApplications.ts";
import { operationsAnswerAffiliate } from "./operations.answerAffiliate.ts";
import { operationsBrands } from "./operations.brands.ts";
import { operationsCancelMaintenance } from "./operations.cancelMaintenance.ts";
import { operationsChangeSiteConfiguration } from "./operations.changeSiteConfiguration.ts";
import { operationsMaintenance } from "./operations.maintenance.ts";
import { operationsPlanMaintenance } from "./operations.planMaintenance.ts";
import { operationsSetSwitch } from "./operations.setSwitch.ts";
import { operationsSiteConfiguration } from "./operations.siteConfiguration.ts";
import { operationsSwitches } from "./operations.switches.ts";
import { providerDeskList } from "./providerDesk.list.ts";
import { providerDeskSetSwitch } from "./providerDesk.setSwitch.ts";
import { staffAuditBooks } from "./staff.auditBooks.ts";
import { staffHelpFeedback } from "./staff.helpFeedback.ts";
import { staffOutbox } from "./staff.outbox.ts";
import { staffOutboxMessage } from "./staff.outboxMessage.ts";
import { staffProveTotp } from "./staff.proveTotp.ts";
import { staffSignIn } from "./staff.signIn.ts";
import { staffSignOut } from "./staff.signOut.ts";
import { staffStatus } from "./staff.status.ts";
import { staffUnhandledErrors } from "./staff.unhandledErrors.ts";
import { staffWhoAmI } from "./staff.whoAmI.ts";
import { supportDeskAnswerTicket } from "./supportDesk.answerTicket.ts";
import { supportDeskSetTicketState } from "./supportDesk.setTicketState.ts";
import { supportDeskTakeTicket } from "./supportDesk.takeTicket.ts";
import { supportDeskTicket } from "./supportDesk.ticket.ts";
import { supportDeskTickets } from "./supportDesk.tickets.ts";

/** Every call this process answers. */
export function everyMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    staffSignIn(services),
    staffProveTotp(services),
    staffWhoAmI(),
    staffSignOut(services),
    staffStatus(services),
    staffAuditBooks(services),
    staffOutbox(services),
    staffOutboxMessage(services),
    staffUnhandledErrors(services),
    staffHelpFeedback(services),
    ...everyDeskMethod(services),
    documentReviewQueue(services),
    documentReviewRules(services),
    documentReviewChangeRules(services),
    documentReviewHold(services),
    documentReviewLift(services),
    documentReviewDocument(services),
    documentReviewAsk(services),
    documentReviewAssign(services),
    documentReviewDecide(services),
    ...everyPlayerMethod(services),
    ...everyWithdrawalMethod(services),
    ...everyTreasuryMethod(services),
    ...everyGameMethod(services),
    operationsAffiliateApplications(services),
    operationsAnswerAffiliate(services),
    operationsBrands(services),
    operationsSiteConfiguration(services),
    operationsChangeSiteConfiguration(services),
    operationsSwitches(services),
    operationsSetSwitch(services),
    operationsMaintenance(services),
    operationsPlanMaintenance(services),
    operationsCancelMaintenance(services),
    supportDeskTickets(services),
    supportDeskTicket(services),
    supportDeskTakeTicket(services),
    supportDeskAnswerTicket(services),
    supportDeskSetTicketState(services),
    providerDeskList(services),
    providerDeskSetSwitch(services),
    method<typeof health.live, StaffSubject>(health.live, async () => ({
      status: 200,
      body: { status: "live" },
    })),
    method<typeof health.ready, StaffSubject>(health.ready, async () =>
      (await services.isReady())
        ? { status: 200, body: { status: "ready" } }
        : { ok: false, refusal: { code: "not_ready", retryAfterSeconds: 1 } },
    ),
  ];
}
