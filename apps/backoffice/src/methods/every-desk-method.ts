import type { Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { deskAddComment } from "./desk.addComment.ts";
import { deskAddMedia } from "./desk.addMedia.ts";
import { deskAddRedirect } from "./desk.addRedirect.ts";
import { deskAnswerStaffRequest } from "./desk.answerStaffRequest.ts";
import { deskAskStaffChange } from "./desk.askStaffChange.ts";
import { deskStaffRequests } from "./desk.staffRequests.ts";
import { deskAnswerReview } from "./desk.answerReview.ts";
import { deskArchive } from "./desk.archive.ts";
import { deskAskReview } from "./desk.askReview.ts";
import { deskAuditTrail } from "./desk.auditTrail.ts";
import { deskBringPicture } from "./desk.bringPicture.ts";
import { deskBuckets } from "./desk.buckets.ts";
import { deskBulk } from "./desk.bulk.ts";
import { deskCancelSchedule } from "./desk.cancelSchedule.ts";
import { deskChangeMedia } from "./desk.changeMedia.ts";
import { deskComments } from "./desk.comments.ts";
import { deskConfirmTotp } from "./desk.confirmTotp.ts";
import { deskCreateEntry } from "./desk.createEntry.ts";
import { deskDiff } from "./desk.diff.ts";
import { deskDisableStaff } from "./desk.disableStaff.ts";
import { deskDisableTotp } from "./desk.disableTotp.ts";
import { deskEnrolTotp } from "./desk.enrolTotp.ts";
import { deskEntries } from "./desk.entries.ts";
import { deskEntry } from "./desk.entry.ts";
import { deskExportBucket } from "./desk.exportBucket.ts";
import { deskFourEyes } from "./desk.fourEyes.ts";
import { deskImportBucket } from "./desk.importBucket.ts";
import { deskLinking } from "./desk.linking.ts";
import { deskMedia } from "./desk.media.ts";
import { deskMediaUsage } from "./desk.mediaUsage.ts";
import { deskMedium } from "./desk.medium.ts";
import { deskPreviewLink } from "./desk.previewLink.ts";
import { deskPublications } from "./desk.publications.ts";
import { deskPublish } from "./desk.publish.ts";
import { deskRedirects } from "./desk.redirects.ts";
import { deskRegions } from "./desk.regions.ts";
import { deskRemove } from "./desk.remove.ts";
import { deskRemoveMedia } from "./desk.removeMedia.ts";
import { deskRemoveRedirect } from "./desk.removeRedirect.ts";
import { deskRemoveTemplate } from "./desk.removeTemplate.ts";
import { deskReplaceMedia } from "./desk.replaceMedia.ts";
import { deskRequireFourEyes } from "./desk.requireFourEyes.ts";
import { deskResolveComment } from "./desk.resolveComment.ts";
import { deskResolveBlocks } from "./desk.resolveBlocks.ts";
import { deskRestore } from "./desk.restore.ts";
import { deskReviews } from "./desk.reviews.ts";
import { deskSaveDraft } from "./desk.saveDraft.ts";
import { deskSaveTemplate } from "./desk.saveTemplate.ts";
import { deskSchedule } from "./desk.schedule.ts";
import { deskSchedules } from "./desk.schedules.ts";
import { deskDescribeStaff } from "./desk.describeStaff.ts";
import { deskSetStaffRoles } from "./desk.setStaffRoles.ts";
import { deskStaff } from "./desk.staff.ts";
import { deskTemplates } from "./desk.templates.ts";
import { deskUndelete } from "./desk.undelete.ts";
import { deskUnpublish } from "./desk.unpublish.ts";
import { deskVersion } from "./desk.version.ts";
import { deskVersions } from "./desk.versions.ts";

/** Every call of the editing desk. */
export function everyDeskMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    deskAddComment(services),
    deskAddMedia(services),
    deskAddRedirect(services),
    deskAnswerReview(services),
    deskArchive(services),
    deskAskReview(services),
    deskAuditTrail(services),
    deskBringPicture(services),
    deskBuckets(services),
    deskBulk(services),
    deskCancelSchedule(services),
    deskChangeMedia(services),
    deskComments(services),
    deskConfirmTotp(services),
    deskCreateEntry(services),
    deskDiff(services),
    deskDisableStaff(services),
    deskDisableTotp(services),
    deskEnrolTotp(services),
    deskEntries(services),
    deskEntry(services),
    deskExportBucket(services),
    deskFourEyes(services),
    deskImportBucket(services),
    deskLinking(services),
    deskMedia(services),
    deskMediaUsage(services),
    deskMedium(services),
    deskPreviewLink(services),
    deskPublications(services),
    deskPublish(services),
    deskRedirects(services),
    deskRegions(services),
    deskRemove(services),
    deskRemoveMedia(services),
    deskRemoveRedirect(services),
    deskRemoveTemplate(services),
    deskReplaceMedia(services),
    deskRequireFourEyes(services),
    deskResolveComment(services),
    deskResolveBlocks(services),
    deskRestore(services),
    deskReviews(services),
    deskSaveDraft(services),
    deskSaveTemplate(services),
    deskSchedule(services),
    deskSchedules(services),
    deskDescribeStaff(services),
    deskSetStaffRoles(services),
    deskStaff(services),
    deskStaffRequests(services),
    deskAskStaffChange(services),
    deskAnswerStaffRequest(services),
    deskTemplates(services),
    deskUndelete(services),
    deskUnpublish(services),
    deskVersion(services),
    deskVersions(services),
  ];
}
