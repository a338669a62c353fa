import type { Registration } from "@croupier/contracts";
import { createClientOf } from "@croupier/contracts/client";
import { playerAddresses } from "@croupier/contracts/player-addresses";

const { tracking } = playerAddresses.referral;
const { referral: calls } = createClientOf({ referral: { tracking } });

export interface Invitation {
  readonly code: string;
  readonly type: "AFFILIATE" | "PROFILE";
  readonly expiryDays: number;
}

/**
 * Asks what the code that a visitor came with stands for: a friend or a partner, and for how long it counts.
 * Names no person. Undefined where the code stands for nothing, or nobody answers.
 */
export async function askInvitation(
  { code, sharingMethod }: Pick<NonNullable<Registration["referral"]>, "code" | "sharingMethod">,
  ask: typeof calls.tracking = calls.tracking,
): Promise<Invitation | undefined> {
  try {
    const answer = await ask({ params: { code }, query: { extcmpid: sharingMethod } });
    return answer.ok ? answer.value : undefined;
  } catch {
    return undefined;
  }
}
