export type { Application, ApplicationStatus } from "./affiliates/application-reader.ts";
export {
  createAffiliateApplications,
  createApplyAsAffiliate,
  type AffiliateApplications,
  type ApplyAsAffiliate,
} from "./affiliates/applications.ts";
export { createReferrals, type Referrals } from "./referral/referrals.ts";
export type { PersonFacts } from "./referral/decide-self-referral.ts";
