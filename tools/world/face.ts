export { bootWorld, type World } from "./boot.ts";
export { describePerson, type Person, type PersonDetails } from "./people.ts";
export { findFreePort } from "./free-port.ts";
