import type { ReviewedDocument } from "@croupier/contracts";
import type { DocumentType, Reviewed } from "@croupier/players";
import type { Services } from "../services.ts";

export type Colleague = (staffId: string | null) => { id: string; name: string } | null;

/** Names for ids of staff; whoever is gone keeps a dash. */
export async function openColleagues({ oversight }: Pick<Services, "oversight">) {
  const names = new Map((await oversight.listStaff()).map(({ id, name }) => [id, name]));
  const colleague: Colleague = (id) => (id === null ? null : { id, name: names.get(id) ?? "-" });
  return colleague;
}

export type Which = { readonly playerId: string; readonly documentType: DocumentType };

/** What every act answers with: the whole picture, as it is after it. */
export async function presentReview(
  services: Pick<Services, "oversight" | "documents">,
  which: Which,
): Promise<ReviewedDocument | undefined> {
  const reviewed = await services.documents.read(which);
  if (reviewed === undefined) return undefined;
  const { fourEyes } = await services.documents.rulesOf(reviewed.profile.brand);
  const colleague = await openColleagues(services);
  return { ...which, fourEyes, ...present(reviewed, { ...which, colleague }) };
}

function present(
  { profile, document, files, acts, hold }: Reviewed,
  { playerId, colleague }: Which & { readonly colleague: Colleague },
) {
  const { brand: brandCode, firstName, lastName, dateOfBirth, joinedAt, ...address } = profile;
  return {
    profile: {
      brandCode,
      firstName,
      lastName,
      dateOfBirth,
      address,
      joinedAt: joinedAt.toISOString(),
    },
    document: document
      ? {
          status: document.status,
          since: document.since.toISOString(),
          reason: document.reason,
          note: document.note,
          rejections: document.rejections,
          submissionId: document.submissionId,
          answerDueAt: document.answerDueAt?.toISOString() ?? null,
          assignedTo: colleague(document.assignedTo),
          approvedOnceBy: colleague(document.approvedOnceBy),
          validUntil: document.validUntil?.toISOString() ?? null,
        }
      : null,
    hold: hold
      ? {
          reason: hold.reason,
          placedBy: colleague(hold.placedBy),
          placedAt: hold.placedAt.toISOString(),
        }
      : null,
    files: files.map(({ fileId, sentAt, erasedAt, ...file }) => {
      const fileUrl = `/services/backoffice/v1/document-files/${playerId}/${fileId}`;
      return {
        ...file,
        id: fileId,
        sentAt: sentAt.toISOString(),
        erasedAt: erasedAt?.toISOString() ?? null,
        previewUrl: erasedAt || file.mime === "application/pdf" ? null : `${fileUrl}/preview`,
        fileUrl: erasedAt ? null : fileUrl,
      };
    }),
    acts: acts.map(({ staffId, provider, happenedAt, ...act }) => ({
      ...act,
      by: provider ?? colleague(staffId)?.name ?? null,
      happenedAt: happenedAt.toISOString(),
    })),
  };
}
