/** A mobile number of Curaçao for demonstrations and tests; `index` from 0 to 9999 tells them apart. */
export function sampleMobile(index: number): string {
  return `+5999511${String(index).padStart(4, "0")}`;
}
