import type { Chance } from "@croupier/kit/fair";
import type { Multiple } from "@croupier/kit/rules";
import { cellsWith, showEmbers, showView } from "./show-field.ts";
import type { TumbleEvent } from "./tumble-events.ts";
import { countAll, drawInto, payOf, type Draws, type Field, type Vault } from "./vault.ts";

/** Room for the counts of more symbols than any vault has. */
export type Counts = Uint8Array;

type Fall = {
  readonly field: Field;
  readonly draws: Draws;
  readonly chance: Chance;
  readonly counts: Counts;
  readonly events?: TumbleEvent[] | undefined;
};

/** Whatever pays is paid and burns, until nothing pays any more. Embers and scatters stay. */
export function playTumble(vault: Vault, fall: Fall): Multiple {
  let sum = 0;
  for (;;) {
    countAll(vault, fall.field, fall.counts);
    const paid = payCounts(vault, fall);
    if (paid === 0) return sum;
    sum += paid;
    burn(vault, fall);
  }
}

function payCounts(vault: Vault, { field, counts, events }: Fall): Multiple {
  let sum = 0;
  for (let symbol = 0; symbol < vault.paying; symbol += 1) {
    const count = counts[symbol] as number;
    const multiple = payOf(vault, symbol, count);
    if (multiple === 0) continue;
    sum += multiple;
    events?.push({
      type: "symbolPaid",
      symbol: vault.symbols[symbol] as string,
      count,
      cells: cellsWith(vault, field, symbol),
      multiple,
    });
  }
  return sum;
}

/** What is left moves down, and what is missing falls in, reel by reel, each from the lowest gap up. */
function burn(vault: Vault, { field, draws, chance, counts, events }: Fall): void {
  const { rows, paying } = vault;
  // From here on a count says whether its symbol burns.
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const isPaid = symbol < paying && payOf(vault, symbol, counts[symbol] as number) > 0;
    counts[symbol] = isPaid ? 1 : 0;
  }
  const removed = events && listBurning(vault, field, counts);
  const refills: string[][] | undefined = events && [];
  for (let top = 0; top < field.symbols.length; top += rows) {
    let to = top + rows - 1;
    for (let cell = to; cell >= top; cell -= 1) {
      const symbol = field.symbols[cell] as number;
      if (counts[symbol] === 1) continue;
      field.symbols[to] = symbol;
      field.embers[to] = field.embers[cell] as number;
      to -= 1;
    }
    const fresh: string[] | undefined = events && [];
    for (; to >= top; to -= 1) {
      drawInto(vault, field, { cell: to, draws, chance });
      fresh?.unshift(vault.symbols[field.symbols[to] as number] as string);
    }
    if (fresh) refills?.push(fresh);
  }
  events?.push({
    type: "tumbled",
    removed: removed ?? [],
    refills: refills ?? [],
    view: showView(vault, field),
    embers: showEmbers(vault, field),
  });
}

function listBurning(vault: Vault, field: Field, burning: Counts) {
  return Array.from({ length: vault.paying }, (_, symbol) => symbol)
    .filter((symbol) => burning[symbol] === 1)
    .flatMap((symbol) => cellsWith(vault, field, symbol));
}
