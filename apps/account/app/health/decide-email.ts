import type { Profile } from "@croupier/contracts";

import type { HealthLine } from "./health-line.ts";

export function decideEmail({
  email,
  emailConfirmed,
}: Pick<Profile, "email" | "emailConfirmed">): HealthLine {
  const line = { name: "email", title: "health.email.title" } as const;
  if (emailConfirmed) {
    return { ...line, state: "ok", detail: { key: "health.email.ok", values: { email } } };
  }
  return {
    ...line,
    state: "todo",
    detail: { key: "health.email.open", values: { email } },
    action: { label: "health.email.confirm", href: "/account/profile" },
  };
}
