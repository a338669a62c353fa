/** Of a hundred readers who answered, how many the article helped. */
export function shareOfYes({ yes, no }: { readonly yes: number; readonly no: number }): number {
  return yes + no === 0 ? 0 : Math.round((100 * yes) / (yes + no));
}
