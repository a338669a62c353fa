export type FocalPoint = { readonly x: number; readonly y: number };

/** What arrow keys move by: a hundredth, and a tenth with Shift. */
const step = 0.01;
const stride = 0.1;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key takes the point; undefined for a key that is not about it. */
export function movedBy(
  point: FocalPoint,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): FocalPoint | undefined {
  if (key === "Home") return { x: 0.5, y: 0.5 };
  const move = moves[key];
  if (move === undefined) return undefined;
  const by = shiftKey ? stride : step;
  return { x: within(point.x + move[0] * by), y: within(point.y + move[1] * by) };
}

/** The point under a pointer, as a share of the picture. */
export function pointAt(
  box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
  pointer: { readonly clientX: number; readonly clientY: number },
): FocalPoint {
  return {
    x: within((pointer.clientX - box.left) / box.width),
    y: within((pointer.clientY - box.top) / box.height),
  };
}

/** Two digits are finer than anybody can see, and keep the record readable. */
function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
