/** By block and place and not by its words: two headings that say the same are still two. */
export function headingAnchor(block: string, place: number): string {
  return `${block}-${place}`;
}
