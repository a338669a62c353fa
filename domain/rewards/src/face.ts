export type { PersonFacts } from "./referral/decide-self-referral.ts";
export type { Friend, Friends } from "./referral/referral-reader.ts";
export { createReferrals, type Joined, type Referrals } from "./referral/referrals.ts";
