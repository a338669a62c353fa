/**
 * Which sentence stands behind a yes to offers: it is one of ours, in every language. A new sentence is a
 * new version here. Terms and privacy notice are texts of the brand; their versions are its configuration.
 */
export const marketingVersion = "2026-11";
