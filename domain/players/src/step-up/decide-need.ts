import type { MfaMethod, MfaOperation, SiteSettings, VerificationType } from "@croupier/contracts";

/** What a player could prove it with, besides the password that everybody has. */
export type Factors = {
  readonly pinSet: boolean;
  readonly phoneValidated: boolean;
  readonly emailConfirmed: boolean;
  readonly deviceInUse: boolean;
};

/** These change how somebody proves who they are, so they never go without proof. */
const guarding: ReadonlySet<MfaOperation> = new Set([
  "changeStatus2FA",
  "disable2FA",
  "enable2fa",
  "resetting 2FA",
]);

/**
 * With what an operation has to be proved, the first choice in front; nothing: it need not be. The
 * device, once in use, is the only thing that may change how one proves it: whoever has found out a
 * password or a PIN must not be able to take the device away. Who has none of what a brand asks for gets
 * a code by letter in the place of one to the phone, or proves it with the password.
 */
export function decideNeed(
  operation: MfaOperation,
  configured: SiteSettings["mfaOperations"],
  factors: Factors,
): readonly VerificationType[] {
  const methods = configured.find((one) => one.operation === operation)?.methods ?? [];
  const guards = guarding.has(operation);
  if (methods.length === 0 && !guards) return [];
  if (guards && factors.deviceInUse) return ["TWO_FACTOR_AUTHENTICATION"];
  const own = [...new Set(methods)].filter((method) => has(factors, method));
  if (own.length > 0) return own;
  return methods.includes("SMS") && factors.emailConfirmed ? ["EMAIL"] : ["PASSWORD"];
}

/** What is asked for after the right password. A device in use is always asked for, and it alone. */
export function decideSecondFactor(
  configured: SiteSettings["mfaOperations"],
  factors: Factors,
): readonly MfaMethod[] {
  if (factors.deviceInUse) return ["TWO_FACTOR_AUTHENTICATION"];
  const methods = configured.find(({ operation }) => operation === "login")?.methods ?? [];
  return [...new Set(methods)].filter((method) => has(factors, method));
}

function has(factors: Factors, method: MfaMethod): boolean {
  if (method === "PIN_CODE") return factors.pinSet;
  return method === "SMS" ? factors.phoneValidated : factors.deviceInUse;
}
