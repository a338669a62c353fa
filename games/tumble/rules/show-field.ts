import type { Ember, TumbleCell } from "./tumble-events.ts";
import type { Field, Vault } from "./vault.ts";

export function showView({ symbols, reels, rows }: Vault, field: Field): string[][] {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(
      { length: rows },
      (_, row) => symbols[field.symbols[reel * rows + row] as number] as string,
    ),
  );
}

export function showEmbers(vault: Vault, { embers }: Field): Ember[] {
  const shown: Ember[] = [];
  for (const [cell, times] of embers.entries()) {
    if (times > 0) shown.push({ cell: placeOf(vault, cell), times });
  }
  return shown;
}

export function cellsWith(vault: Vault, field: Field, symbol: number): TumbleCell[] {
  const cells: TumbleCell[] = [];
  for (const [cell, here] of field.symbols.entries()) {
    if (here === symbol) cells.push(placeOf(vault, cell));
  }
  return cells;
}

function placeOf({ rows }: Vault, cell: number): TumbleCell {
  return [Math.floor(cell / rows), cell % rows];
}
