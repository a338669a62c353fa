import { createHmac, timingSafeEqual } from "node:crypto";
import type { Breaker } from "@croupier/kit/breaker";
import { isUuid } from "@croupier/kit/ids";
import { createLine, type Answer } from "@croupier/kit/line";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, minuteMs, type Clock } from "@croupier/kit/time";
import type { DocumentReason, DocumentType } from "./document.ts";
import type { DocumentProvider, ProviderReport, ReportRefusal } from "./provider.ts";

export type SumsubSettings = {
  readonly baseUrl: string;
  readonly appToken: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Their name of the check for each type of document. */
  readonly levels: Readonly<Record<DocumentType, string>>;
};

/**
 * The shape of a real provider, Sumsub: a link of theirs is asked for with a signed call, and what they
 * found comes back in calls whose raw body they sign. The applicant is known there by our player's id.
 * It was never run against their servers; the shape is that of their documentation.
 */
export function createSumsub({
  settings,
  breaker,
  fetch,
  clock,
}: {
  settings: SumsubSettings;
  breaker: Breaker;
  fetch: typeof globalThis.fetch;
  clock: Clock;
}): DocumentProvider {
  const line = createLine({ name: "sumsub", breaker, fetch, sizeMax: answerBytesMax, check });

  return {
    name: "sumsub",

    async begin({ playerId, documentType, language }) {
      const level = encodeURIComponent(settings.levels[documentType]);
      const path = `/resources/sdkIntegrations/levels/${level}/websdkLink?externalUserId=${playerId}&lang=${language}`;
      const second = String(Math.floor(clock().getTime() / 1_000));
      const signature = createHmac("sha256", settings.secretKey)
        .update(`${second}POST${path}`)
        .digest("hex");
      const answer = await line(new URL(path, settings.baseUrl).href, {
        method: "POST",
        headers: {
          accept: "application/json",
          "x-app-token": settings.appToken,
          "x-app-access-ts": second,
          "x-app-access-sig": signature,
        },
      });
      if (!answer.ok) throw new Error(`sumsub answered ${answer.status}`);
      return { url: linkIn(answer) };
    },

    readReport({ body, signature, algorithm }) {
      // The signature is over the bytes as they came: nothing is read before it holds.
      if (algorithm !== "HMAC_SHA256_HEX") return refuse({ code: "report_not_signed" });
      const expected = createHmac("sha256", settings.webhookSecret).update(body).digest();
      const given = Buffer.from(signature ?? "", "hex");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        return refuse({ code: "report_not_signed" });
      }
      return readReport(body, settings, clock());
    },
  };
}

const answerBytesMax = 64 * 1024;

/** Whoever is asked for a link and gives none is not them. */
function check(answer: Answer): void {
  if (answer.ok) linkIn(answer);
}

function linkIn({ words }: Answer): string {
  const { url } = (words ?? {}) as { url?: unknown };
  if (typeof url !== "string" || URL.parse(url)?.protocol !== "https:") {
    throw new Error("sumsub answered without a link");
  }
  return url;
}

/** They try for less than two days to be heard. */
const oldestMs = 3 * dayMs;
const skewMs = 5 * minuteMs;

type Told = {
  readonly type?: unknown;
  readonly externalUserId?: unknown;
  readonly levelName?: unknown;
  readonly createdAtMs?: unknown;
  readonly reviewResult?: {
    readonly reviewAnswer?: unknown;
    readonly reviewRejectType?: unknown;
    readonly rejectLabels?: unknown;
  };
};

function readReport(
  body: Buffer,
  { levels }: SumsubSettings,
  now: Date,
): Result<ProviderReport, ReportRefusal> {
  const told = parse(body);
  const { externalUserId: playerId, levelName, createdAtMs } = told ?? {};
  const found = Object.entries(levels).find(([, level]) => level === levelName);
  const decidedAt = typeof createdAtMs === "string" ? momentOf(createdAtMs) : undefined;
  // Signed long ago and sent again, or by a clock that is not theirs.
  const age = decidedAt && now.getTime() - decidedAt.getTime();
  if (age === undefined || age > oldestMs || age < -skewMs) {
    return refuse({ code: "report_unreadable" });
  }
  if (!told || typeof playerId !== "string" || !isUuid(playerId) || !found || !decidedAt) {
    return refuse({ code: "report_unreadable" });
  }
  const [documentType] = found as [DocumentType, string];
  return ok({ playerId, documentType, decidedAt, verdict: verdictOf(told) });
}

function verdictOf({ type, reviewResult = {} }: Told): ProviderReport["verdict"] {
  if (type === "applicantPending") return { act: "send" };
  if (type !== "applicantReviewed") return { act: "none" };
  const { reviewAnswer, reviewRejectType, rejectLabels } = reviewResult;
  if (reviewAnswer === "GREEN") return { act: "approve" };
  if (reviewAnswer !== "RED") return { act: "none" };
  const labels: readonly unknown[] = Array.isArray(rejectLabels) ? rejectLabels : [];
  const reason = labels.map((label) => reasons[String(label)]).find(Boolean) ?? "other";
  return { act: reviewRejectType === "FINAL" ? "block" : "reject", reason };
}

/** Their words for ours. */
const reasons: Readonly<Record<string, DocumentReason | undefined>> = {
  UNSATISFACTORY_PHOTOS: "unreadable",
  LOW_QUALITY: "unreadable",
  DOCUMENT_PAGE_MISSING: "cut_off",
  INCOMPLETE_DOCUMENT: "cut_off",
  EXPIRATION_DATE: "expired",
  DOCUMENT_TEMPLATE: "wrong_document",
  PROBLEMATIC_APPLICANT_DATA: "name_differs",
  WRONG_ADDRESS: "address_differs",
  FORGERY: "altered",
  GRAPHIC_EDITOR: "altered",
  AGE_REQUIREMENT_MISMATCH: "underage",
};

/** `2026-11-21 20:15:00.123`, in UTC. */
function momentOf(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?)Z?$/.exec(text);
  if (match === null) return undefined;
  const moment = new Date(`${match[1]}T${match[2]}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function parse(body: Buffer): Told | undefined {
  try {
    const told: unknown = JSON.parse(body.toString("utf8"));
    return typeof told === "object" && told !== null ? told : undefined;
  } catch {
    return undefined;
  }
}
