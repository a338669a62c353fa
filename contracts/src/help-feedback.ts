/** What an article lacked. Chosen, never typed: what people type names them. */
export const helpFeedbackReasons = ["different_case", "wrong", "unclear", "other"] as const;
export type HelpFeedbackReason = (typeof helpFeedbackReasons)[number];
