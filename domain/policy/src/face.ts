export { ageYearsOn, decideAge } from "./decide-age.ts";
export { decideJoining, type BelowMinimumAge, type CountryNotOffered } from "./decide-joining.ts";
export { footerMarks, type FooterMarks } from "./footer-marks.ts";
export { localDateAt, type LocalDate } from "./local-date.ts";
export { policyFor, recordFor } from "./policy-for.ts";
export {
  products,
  type Place,
  type Policy,
  type PolicyRecord,
  type Product,
  type Rules,
  type StakeLimit,
} from "./policy.ts";
export { policyRecords } from "./records.ts";
