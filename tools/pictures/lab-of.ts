/** The Lab colour of an sRGB pixel, under daylight (D65). */
export function labOf(pixels: ArrayLike<number>, at: number): readonly [number, number, number] {
  const red = linear(pixels[at] ?? 0);
  const green = linear(pixels[at + 1] ?? 0);
  const blue = linear(pixels[at + 2] ?? 0);
  // The weights of CIE 1931, each row divided by what white comes to in it.
  const x = curve(0.433_95 * red + 0.376_21 * green + 0.189_84 * blue);
  const y = curve(0.212_67 * red + 0.715_16 * green + 0.072_17 * blue);
  const z = curve(0.017_76 * red + 0.109_47 * green + 0.872_77 * blue);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curve(value: number): number {
  return value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
