/** Seals a key of a provider to the name it belongs to. What it holds the keys of stands outside. */
export type Vault = {
  seal(secret: Uint8Array, owner: string): string;
  unseal(sealed: string, owner: string): Uint8Array;
};
