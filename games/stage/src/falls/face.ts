/** The face for scenes whose symbols fall; it draws by Pixi, and who does not import it does not carry it. */
export { calmPace, type FallPace } from "./fall-path.ts";
export { type Move, sink, spring } from "./moves.ts";
export {
  createFallingBoard,
  type FallCell,
  type FallingBoard,
  type FallRun,
  type FallView,
} from "./falling-board.ts";
