/** Publishes and withdraws what editors planned. Two workers take one record each, never the same. */
export async function publishDue({
  runDue,
}: {
  readonly runDue: () => Promise<number>;
}): Promise<void> {
  await runDue();
}
