/** The bytes that let a reader mend what it cannot see: Reed-Solomon over GF(2^8), polynomial 0x11d. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count);
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, term] of divisor.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiply(term, factor);
    }
  }
  return rest;
}

/** (x - 1)(x - 2)(x - 4)…, without its leading one. */
function divisorOf(degree: number): number[] {
  let terms = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    terms = terms.map(
      (term, index) => multiply(term, root) ^ (index + 1 < degree ? (terms[index + 1] ?? 0) : 0),
    );
    root = multiply(root, 2);
  }
  return terms;
}

function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product & 0xff;
}
