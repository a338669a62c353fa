import type { Result } from "@croupier/kit/result";
import type { Tracing } from "./traced-call.ts";

type Read = Result<{ readonly reference: string; readonly event: string }>;

/**
 * A notice that came: which, and what was made of it. What nobody signed anybody may have sent, as often as
 * they like: it leaves no row, and is counted where every answer is (`croupier_http_requests_total`).
 */
export async function traceNotice<Notice extends Read, Taken extends Result<unknown>>(
  { provider, call, record, clock }: Tracing & { readonly provider: string; readonly call: string },
  read: () => Notice,
  take: (notice: Notice) => Promise<Taken>,
): Promise<Taken> {
  const at = clock();
  const notice = read();
  if (!notice.ok && notice.refusal.code === "notice_not_signed") return take(notice);
  const taken = await take(notice);
  await record({
    provider,
    direction: "told",
    call,
    tookMs: Math.max(0, clock().getTime() - at.getTime()),
    at,
    reference: notice.ok ? notice.value.reference : null,
    outcome: outcomeOf(notice, taken),
  });
  return taken;
}

function outcomeOf(notice: Read, taken: Result<unknown>): string {
  if (!taken.ok) return taken.refusal.code;
  return notice.ok ? notice.value.event : "taken";
}
