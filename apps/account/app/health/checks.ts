import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { decideDocuments } from "./decide-documents.ts";
import { decideEmail } from "./decide-email.ts";
import { decideLimits } from "./decide-limits.ts";
import { decidePhone } from "./decide-phone.ts";
import { decideEmailChange, decideErasure } from "./decide-requests.ts";
import { decideTwoFactor } from "./decide-two-factor.ts";
import type { HealthLine } from "./health-line.ts";

export interface HealthCheck {
  readonly name: string;
  /** Asks for the facts and says the lines they make. */
  readonly look: (asked: {
    readonly params: { readonly session: string };
    readonly signal: AbortSignal;
  }) => Promise<readonly HealthLine[]>;
}

/** In the order of the panel. */
export const healthChecks: readonly HealthCheck[] = [
  {
    name: "documents",
    look: async (asked) => decideDocuments(valueOf(await client.documents.list(asked)).items),
  },
  {
    name: "email",
    look: async (asked) => [decideEmail(valueOf(await client.account.profile(asked)))],
  },
  {
    name: "phone",
    look: async (asked) => [decidePhone(valueOf(await client.playerVerification.phone(asked)))],
  },
  {
    name: "twoFactor",
    look: async (asked) => [
      decideTwoFactor(valueOf(await client.playerVerification.twoFactor(asked))),
    ],
  },
  {
    name: "emailChange",
    look: async (asked) =>
      decideEmailChange(valueOf(await client.account.emailChange(asked)).pending),
  },
  {
    name: "limits",
    look: async (asked) => [decideLimits(valueOf(await client.saferPlay.limits(asked)).limits)],
  },
  {
    name: "erasure",
    look: async (asked) => decideErasure(valueOf(await client.account.erasure(asked)).request),
  },
];
