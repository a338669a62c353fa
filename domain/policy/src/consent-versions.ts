/**
 * Which text stands behind each consent. A new version is a new text: whoever agreed to the old one has
 * not agreed to it.
 */
export const consentVersions = {
  terms: "2026-11",
  privacy: "2026-11",
  marketing: "2026-11",
} as const;
