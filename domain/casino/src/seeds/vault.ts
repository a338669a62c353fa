/** Seals what decides rounds to whose rounds it decides. What holds the keys stands outside. */
export type Vault = {
  seal(secret: string, owner: string): string;
  unseal(sealed: string, owner: string): string;
};

/** The seeds of a pair are bound to their player and their number. */
export function ownerOf({ playerId, number }: { playerId: string; number: number }): string {
  return `${playerId} ${number}`;
}
