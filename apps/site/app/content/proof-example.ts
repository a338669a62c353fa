/**
 * A commitment anyone can check with a line of shell. It is an example and says so; the fingerprint
 * is the SHA-256 of the seed, which the test beside this file recomputes.
 */
export const proofExample = {
  seed: "still water, one flash of blue, one of copper",
  fingerprint: "080d73660592fc2e81c0b4cfd3d2f585c842a1d3f54c1a125002efa94b5d4064",
} as const;
