/** Deposits of which no provider has told us anything for a while are asked about. */
export async function reconcileDeposits(needs: {
  reconcileDeposits: (how: { signal: AbortSignal }) => Promise<number>;
  signal: AbortSignal;
}): Promise<void> {
  await needs.reconcileDeposits({ signal: needs.signal });
}
