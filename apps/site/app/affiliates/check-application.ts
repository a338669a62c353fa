import type { AffiliateApplication } from "@croupier/contracts";

import type { MessageKey } from "../language/Messages.context.tsx";

export const textFields = ["name", "email", "site", "audience", "approach"] as const;
export type TextField = (typeof textFields)[number];
export type Field = TextField | "terms" | "privacy";

/** What was typed, as it was typed. */
export type Typed = Readonly<Record<TextField, string> & Record<"terms" | "privacy", boolean>>;

/** What is wrong with the answers, by field; the server has the last word. */
export function checkApplication(typed: Typed): Partial<Record<Field, MessageKey>> {
  const wrong: Partial<Record<Field, MessageKey>> = {};
  for (const field of textFields) {
    if (typed[field].trim() === "") wrong[field] = `affiliates.${field}.error`;
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed.email.trim())) {
    wrong.email = "affiliates.email.error";
  }
  if (!isSite(typed.site.trim())) wrong.site = "affiliates.site.error";
  for (const field of ["terms", "privacy"] as const) {
    if (!typed[field]) wrong[field] = `affiliates.${field}.error`;
  }
  return wrong;
}

export function toApplication(typed: Typed, language: string): AffiliateApplication {
  const { name, email, site, audience, approach, terms, privacy } = typed;
  return {
    name: name.trim(),
    email: email.trim(),
    site: site.trim(),
    audience: audience.trim(),
    approach: approach.trim(),
    language,
    consents: { terms, privacy },
  };
}

function isSite(typed: string): boolean {
  const url = URL.parse(typed.includes("://") ? typed : `https://${typed}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
}
