export { bootWorld, type World } from "./boot.ts";
export { describePerson, type Person } from "./people.ts";
export { findFreePort } from "./free-port.ts";
