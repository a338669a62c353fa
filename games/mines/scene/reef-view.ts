import type { Multiple } from "@croupier/kit/rules";
import type { MinesEvent } from "../rules/face.ts";

/** What is seen of each shell; those that were never opened are told when the round is over. */
export type ShellView = "closed" | "pearl" | "hit" | "mine" | "leftClosed";

export type ReefView = {
  readonly showing: number;
  readonly shells: readonly ShellView[];
  /** What one more pearl would be worth; undefined where none may be opened. */
  readonly next: Multiple | undefined;
  readonly isOver: boolean;
};

const shellCount = 25;

export function emptyReef(showing: number): ReefView {
  return {
    showing,
    shells: Array.from({ length: shellCount }, (): ShellView => "closed"),
    next: undefined,
    isOver: false,
  };
}

/** The reef behind an event: everything that is seen is the fold of a book. */
export function afterEvent(reef: ReefView, event: MinesEvent): ReefView {
  switch (event.type) {
    case "laid":
      return { ...reef, next: event.next };
    case "pearlFound":
      return {
        ...reef,
        shells: reef.shells.with(event.shell, "pearl"),
        next: event.next ?? undefined,
      };
    case "mineHit":
      return {
        ...reef,
        shells: reef.shells.with(event.shell, "hit"),
        next: undefined,
      };
    case "taken":
    case "left":
      return { ...reef, next: undefined };
    case "revealed":
      return {
        ...reef,
        isOver: true,
        shells: reef.shells.map((seen, shell) => told(seen, event.mines.includes(shell))),
      };
  }
}

function told(seen: ShellView, isMined: boolean): ShellView {
  if (seen !== "closed") return seen;
  return isMined ? "mine" : "leftClosed";
}
