import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { decidePhone } from "./decide-phone.ts";
import { decideTwoFactor } from "./decide-two-factor.ts";
import type { HealthLine } from "./health-line.ts";

export interface HealthCheck {
  readonly name: string;
  /** Asks for the facts and says what the line is; undefined where there is nothing to say. */
  readonly look: (asked: {
    readonly session: string;
    readonly signal: AbortSignal;
  }) => Promise<HealthLine | undefined>;
}

/** In the order of the panel. */
export const healthChecks: readonly HealthCheck[] = [
  {
    name: "phone",
    look: async ({ session, signal }) =>
      decidePhone(valueOf(await client.playerVerification.phone({ params: { session }, signal }))),
  },
  {
    name: "twoFactor",
    look: async ({ session, signal }) =>
      decideTwoFactor(
        valueOf(await client.playerVerification.twoFactor({ params: { session }, signal })),
      ),
  },
];
