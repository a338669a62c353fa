export { ageYearsOn, decideAge } from "./decide-age.ts";
export { marketingVersion } from "./consent-versions.ts";
export { daysUntilAsked, decideDocuments, type DocumentMoment } from "./decide-documents.ts";
export { decideJoining, type BelowMinimumAge, type CountryNotOffered } from "./decide-joining.ts";
export { footerMarks, type FooterMarks } from "./footer-marks.ts";
export { joiningTerms, type JoiningTermsByPlace } from "./joining-terms.ts";
export { localDateAt, type LocalDate } from "./local-date.ts";
export { policyFor, recordFor } from "./policy-for.ts";
export {
  limitKinds,
  limitWindows,
  products,
  type AskedDocument,
  type DocumentDuty,
  type DocumentKeeping,
  type ImposedLimit,
  type LimitKind,
  type LimitWindow,
  type Place,
  type Policy,
  type PolicyRecord,
  type Product,
  type Rules,
  type SaferPlay,
  type StakeLimit,
} from "./policy.ts";
export { policyRecords } from "./records.ts";
