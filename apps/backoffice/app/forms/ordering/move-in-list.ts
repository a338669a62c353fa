/** The list with one of its members somewhere else; out of bounds is the end. */
export function moveInList<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moving = list[from];
  const target = Math.max(0, Math.min(list.length - 1, to));
  if (moving === undefined || from === target) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, target), moving, ...others.slice(target)];
}
