export { bootWorld, type World } from "./boot.ts";
export { grantMoney } from "./grant-money.ts";
export { describePerson, type Person, type PersonDetails } from "./people.ts";
export { findFreePort } from "./free-port.ts";
export { letTimePass } from "./let-time-pass.ts";
