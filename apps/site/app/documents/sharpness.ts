/** Below it print on a card runs together. Found by looking at photos that are sharp and that are not. */
const sharpEnough = 12;

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

export function isSharp(pixels: Pixels): boolean {
  return sharpnessOf(pixels) >= sharpEnough;
}

/**
 * How much neighbouring pixels differ from what lies between them (the spread of a Laplacian over the
 * greys). A blurred photo has no edges, and so hardly any spread.
 */
export function sharpnessOf({ data, width, height }: Pixels): number {
  const grey = (x: number, y: number): number => {
    const at = 4 * (y * width + x);
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  };
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const around = grey(x - 1, y) + grey(x + 1, y) + grey(x, y - 1) + grey(x, y + 1);
      const edge = around - 4 * grey(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
