import type { HealthLine } from "./health-line.ts";

interface PendingChange {
  readonly newEmail: string;
  readonly oldConfirmed: boolean;
  readonly newConfirmed: boolean;
}

/** Another address waits for a yes from a mailbox; without a wish for one there is nothing to say. */
export function decideEmailChange(pending: PendingChange | null): readonly HealthLine[] {
  if (pending === null) return [];
  return [
    {
      name: "emailChange",
      state: "todo",
      title: "health.emailChange.title",
      detail: { key: "health.emailChange.open", values: { email: pending.newEmail } },
      action: { label: "health.emailChange.look", href: "/account/profile" },
    },
  ];
}

/** The wish to be forgotten, for as long as it waits for us. */
export function decideErasure(
  request: { readonly state: "REQUESTED" | "HELD" | "ERASED" | "WITHDRAWN" } | null,
): readonly HealthLine[] {
  if (request?.state !== "REQUESTED" && request?.state !== "HELD") return [];
  return [
    {
      name: "erasure",
      state: "waiting",
      title: "health.erasure.title",
      detail: { key: `health.erasure.${request.state}` },
    },
  ];
}
