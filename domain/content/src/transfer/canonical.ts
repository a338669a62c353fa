/** The same data in one spelling: keys in order, so that two exports can be compared line by line. */
export function canonical<Data>(data: Data): Data {
  // The shape stays, only the order of keys is another.
  return order(data) as Data;
}

function order(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(order);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, order(inner)]));
}

export function isSameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(order(one)) === JSON.stringify(order(other));
}
