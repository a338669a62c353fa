export { chanceOf, valueOf, type Chance, type Draw } from "./chance.ts";
export { fingerprintOf, messageOf, seededChance, type Seeds } from "./seeded-chance.ts";
export { potDropOf, provePot, type PotProof } from "./pot-drop.ts";
export { proveRound, type RoundProof, type RoundRecord } from "./prove-round.ts";
