import { mfaOperations, type MfaOperation } from "@croupier/contracts";

/** A name in a path is anybody's word. */
export function isMfaOperation(name: string): name is MfaOperation {
  return mfaOperations.some((one) => one === name);
}
