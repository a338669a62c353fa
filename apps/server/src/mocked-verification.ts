import type { Mode } from "./settings.ts";

export type MockedVerification = (call: {
  readonly asked: string | undefined;
  readonly client: { readonly traceId: string; readonly address: string };
}) => boolean;

/**
 * Whether a verification is believed as it is, because `X-MOCK-2FA-VERIFICATION: true` says so: in test
 * mode. Anywhere else the header changes nothing, and whoever sends it is written down.
 */
export function createMockedVerification({
  mode,
  warn,
}: {
  readonly mode: Mode;
  readonly warn: (facts: object, message: string) => void;
}): MockedVerification {
  return ({ asked, client }) => {
    if (asked?.toLowerCase() !== "true") return false;
    if (mode === "test") return true;
    const { traceId, address } = client;
    warn({ traceId, address }, "a mocked verification was asked for and ignored");
    return false;
  };
}
