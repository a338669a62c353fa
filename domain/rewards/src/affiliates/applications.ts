import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { randomBytes } from "@croupier/kit/random";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { AnswerRefusal } from "../refusals.ts";
import {
  findApplication,
  listApplications,
  type Application,
  type ApplicationStatus,
} from "./application-reader.ts";

export type NewApplication = {
  readonly brand: string;
  readonly name: string;
  readonly email: string;
  readonly site: string;
  readonly audience: string;
  readonly approach: string;
  readonly language: string;
  /** What was agreed to, and in which version. */
  readonly consents: Readonly<Record<string, number>>;
};

export type AffiliateLetter = {
  readonly template: "affiliate-accepted" | "affiliate-refused";
  readonly brand: { readonly code: string; readonly name: string };
  readonly to: string;
  readonly language: string;
  readonly facts: { readonly firstName: string } & Readonly<Record<string, string>>;
  /** Why they were refused, in the lines of whoever wrote it. */
  readonly passage?: string;
  readonly onceKey: string;
};

export type BrandFacts = { readonly name: string; readonly origin: string };

type Staff = { readonly id: string };

/** Sites that ask to send us visitors, and the one answer of staff to each. */
export function createAffiliateApplications(needs: {
  database: Database;
  clock: Clock;
  queueLetter: (tx: Transact, letter: AffiliateLetter) => Promise<void>;
  /** What a brand is called, and where its site stands. */
  findBrand: (code: string) => Promise<BrandFacts>;
  /** Into the audit trail, in the transaction of the act. */
  record: (tx: Transact, act: AnswerAct) => Promise<void>;
}) {
  const { database, clock } = needs;

  return {
    list: (question: { status: ApplicationStatus; limit: number }) =>
      listApplications(database, question),

    /** An application is answered once, with a letter; a refusal says why. */
    async answer(request: {
      applicationId: string;
      accepted: boolean;
      reason: string | undefined;
      by: Staff;
    }): Promise<Result<Application, AnswerRefusal>> {
      const { applicationId, accepted, by } = request;
      return transact(database, async (tx) => {
        const before = await findApplication(tx, applicationId);
        if (before === undefined) return refuse({ code: "not_found" });
        if (before.status !== "waiting") return refuse({ code: "already_answered" });
        if (!accepted && request.reason === undefined)
          return refuse({ code: "answer_reason_missing" });
        const affiliateId = accepted ? makeAffiliateId() : null;
        await sql`
          UPDATE rewards.affiliate_application
          SET status = ${accepted ? "accepted" : "refused"}, answered_at = ${clock()},
              answered_by = ${by.id}, reason = ${request.reason ?? null},
              affiliate_id = ${affiliateId}
          WHERE application_id = ${applicationId}
        `.execute(tx);
        const after = await findApplication(tx, applicationId);
        if (after === undefined) return refuse({ code: "not_found" });
        await needs.queueLetter(tx, letterOf(after, await needs.findBrand(after.brand)));
        await needs.record(tx, {
          by,
          action: accepted ? "affiliates.accepted" : "affiliates.refused",
          subject: applicationId,
          before: { status: before.status },
          after: { status: after.status, affiliateId, reason: after.reason },
        });
        return ok(after);
      });
    },
  };
}

export type AffiliateApplications = ReturnType<typeof createAffiliateApplications>;

export type AnswerAct = {
  readonly by: Staff;
  readonly action: `affiliates.${string}`;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Takes an application, and answers alike whether or not one of this address waits already: nobody
 * finds out by applying who else has.
 */
export function createApplyAsAffiliate({ database, clock }: { database: Database; clock: Clock }) {
  return async function apply(application: NewApplication): Promise<void> {
    const { brand, name, email, site, audience, approach, language, consents } = application;
    await sql`
      INSERT INTO rewards.affiliate_application
        (application_id, brand, received_at, name, email, email_folded, site, audience, approach,
         language, consents)
      VALUES (${uuidv7()}, ${brand}, ${clock()}, ${name}, ${email}, ${email.toLowerCase()}, ${site},
              ${audience}, ${approach}, ${language}, ${JSON.stringify(consents)}::jsonb)
      ON CONFLICT (brand, email_folded) WHERE status = 'waiting' DO NOTHING
    `.execute(database.db);
  };
}

export type ApplyAsAffiliate = ReturnType<typeof createApplyAsAffiliate>;

function letterOf(application: Application, brand: BrandFacts): AffiliateLetter {
  const { id, email, language, name, affiliateId, reason } = application;
  const common = {
    brand: { code: application.brand, name: brand.name },
    to: email,
    language,
    onceKey: `affiliate-answer ${id}`,
  };
  return affiliateId === null
    ? {
        ...common,
        template: "affiliate-refused",
        facts: { firstName: name },
        passage: reason ?? "",
      }
    : {
        ...common,
        template: "affiliate-accepted",
        facts: { firstName: name, affiliateId, link: `${brand.origin}/?affid=${affiliateId}` },
      };
}

/** Never a P in front: that is how codes of players begin. */
function makeAffiliateId(): string {
  return `A${Buffer.from(randomBytes(5)).toString("hex").toUpperCase()}`;
}
