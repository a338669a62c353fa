export { agreeToOlderTerms } from "./agree-to-older-terms.ts";
export { bootWorld, type World } from "./boot.ts";
export { grantMoney } from "./grant-money.ts";
export { describePerson, type Person, type PersonDetails } from "./people.ts";
export { findFreePort } from "./free-port.ts";
export { readLetter } from "./read-letter.ts";
export { letTimePass } from "./let-time-pass.ts";
export { letLockoutEnd, pretendTries } from "./tries.ts";
