import type { Cue, Hurry } from "@croupier/game-stage/scene";
import type { TumbleConfig, TumbleEvent } from "../rules/face.ts";
import type { VaultBoard } from "./board/vault-board.ts";

type Dropped = Extract<TumbleEvent, { readonly type: "dropped" }>;

/** A shaft that may bring the key that is missing comes later, and all behind it. */
const waitedMs = 760;

/** The first shaft that is waited for: one key is missing, and it may bring it. */
export function waitedFrom(
  { view, spin }: Pick<Dropped, "view" | "spin">,
  { scatter, freeSpins }: Pick<TumbleConfig, "scatter" | "freeSpins">,
): number {
  const wanted = spin === 0 ? freeSpins.scatters : freeSpins.scattersAgain;
  let seen = 0;
  for (const [column, symbols] of view.entries()) {
    if (seen >= wanted - 1) return column;
    seen += symbols.filter((symbol) => symbol === scatter).length;
  }
  return view.length;
}

/** Lets a whole view slam down, shaft by shaft. */
export async function dropIn(
  event: Dropped,
  {
    board,
    config,
    cue,
    hurry,
  }: {
    readonly board: VaultBoard;
    readonly config: TumbleConfig;
    readonly cue: Cue;
    readonly hurry: Hurry;
  },
): Promise<void> {
  const { view, embers } = event;
  const waited = waitedFrom(event, config);
  let keys = 0;

  function land(column: number, row: number): void {
    const symbol = view[column]?.[row];
    if (symbol === config.scatter) {
      keys += 1;
      cue.say(`key${Math.min(4, keys)}`);
      board.heat.ring([column, row]);
      board.shake(4);
    }
    if (symbol === config.ember) {
      cue.say("ember");
      board.heat.ring([column, row]);
    }
    if (row === config.rows - 1) {
      cue.say("slam", 0.75);
      board.shake(3.5);
      board.burst({
        kind: "smoke",
        x: column + 0.5,
        y: config.rows - 0.1,
        count: 2,
        towards: -1.57,
        spread: 2.6,
        speed: 0.12,
        size: 120,
      });
      board.heat.wait(undefined);
    }
    if (row > 0) return;
    const next = column + 1;
    if (next < waited || next >= view.length || hurry.isOn()) return;
    board.heat.wait(next);
    cue.say("wait");
  }

  cue.say("drop");
  // Those that lay there take their numbers with them; those that come carry theirs from the start.
  board.settle(embers);
  await board.falling.dropIn(view, {
    isStill: cue.isStill,
    signal: cue.signal,
    hurry,
    onLand: land,
    later: (column) => (column >= waited ? waitedMs : 0),
  });
  board.heat.wait(undefined);
  board.settle(embers);
}
