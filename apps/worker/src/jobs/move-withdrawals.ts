/** Rules look at what was asked for, providers get what is approved, and are asked where they stay silent. */
export async function moveWithdrawals(needs: {
  moveWithdrawals: (how: { signal: AbortSignal }) => Promise<number>;
  signal: AbortSignal;
}): Promise<void> {
  await needs.moveWithdrawals({ signal: needs.signal });
}
