/** Finds out for whom the newest transfers between players are, and gives back what nobody took. */
export async function tidyTransfers(needs: {
  tidyTransfers: (how: { signal: AbortSignal }) => Promise<number>;
  signal: AbortSignal;
}): Promise<void> {
  await needs.tidyTransfers({ signal: needs.signal });
}
