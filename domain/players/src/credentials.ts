// A second face: proving who somebody is, without a player. Staff sign in with the same care.
export { createAttempts, type AttemptCounter, type Subject } from "./attempts.ts";
export type { AttemptLimits } from "./decide-attempt.ts";
export { decideSession, sessionLimits, type SessionLimits } from "./decide-session.ts";
export { describeDevice } from "./device.ts";
export { createHashing, type Hashing, type HashingLimits } from "./hashing.ts";
export { deriveKey, type Keyring } from "./keyring.ts";
export { networkOf } from "./network.ts";
export { claimForStaff } from "./people-of-staff.ts";
export type { Overloaded, TooManyAttempts, WrongCredentials } from "./refusals.ts";
export { retryAfterSeconds } from "./retry-after.ts";
export { seal, unseal } from "./seal.ts";
export { hashToken, mintToken } from "./session-token.ts";
export { toBase32 } from "./two-factor/base32.ts";
export { codeOf, findStep, stepAt } from "./two-factor/totp.ts";
