export const mediaBytesMax = 20 * 1024 * 1024;
export const mediaPixelsMax = 40_000_000;
