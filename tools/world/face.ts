export { agreeToOlderTerms } from "./agree-to-older-terms.ts";
export { bootWorld, type World, type WorldPlace } from "./boot.ts";
export { connectProvider } from "./connect-provider.ts";
export { giveFreeRounds } from "./give-free-rounds.ts";
export { grantMoney } from "./grant-money.ts";
export {
  cookieOf,
  describePerson,
  registerPerson,
  type Person,
  type PersonDetails,
} from "./people.ts";
export { findFreePort } from "./free-port.ts";
export { readLetter } from "./read-letter.ts";
export { leaveGamePages } from "./leave-game-pages.ts";
export { letTimePass } from "./let-time-pass.ts";
export { layOutWithdrawal } from "./lay-out-withdrawal.ts";
export { letLockoutEnd, pretendTries } from "./tries.ts";
export { verifyPerson } from "./verify-person.ts";
