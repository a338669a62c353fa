/** What is asked of a question: a first failure is an answer too, for nobody waits out the repeats. */
export type Asked<Value = unknown> = {
  readonly data: Value | undefined;
  readonly failureCount: number;
};

type Questions = Readonly<Record<"player" | "documents" | "phone" | "twoFactor", Asked>> & {
  readonly configuration: Asked<{ readonly twoFactorAuthenticatorEnabled: boolean }>;
};

/** Whether nothing is asked any more that could bring an alert. */
export function areAnswered(asked: Questions): boolean {
  // Nothing else is asked of somebody who is not known.
  if (asked.player.failureCount > 0 && asked.player.data === undefined) return true;
  const offered = asked.configuration.data?.twoFactorAuthenticatorEnabled === true;
  return (
    isAnswered(asked.player) &&
    isAnswered(asked.documents) &&
    isAnswered(asked.phone) &&
    isAnswered(asked.configuration) &&
    (!offered || isAnswered(asked.twoFactor))
  );
}

export function isAnswered({ data, failureCount }: Asked): boolean {
  return data !== undefined || failureCount > 0;
}
