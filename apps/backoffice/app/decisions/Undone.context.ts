import { createContext, type ReactNode } from "react";

export type UndonePress = {
  /** What was decided on: a withdrawal, a refund. */
  readonly about: string;
  /** Where it stands. */
  readonly to: string;
  /** Why nothing came of it. */
  readonly why: string;
  /** What stands instead. */
  readonly stands: ReactNode;
};

export const UndoneContext = createContext<(press: UndonePress) => void>(() => {
  throw new Error("nobody tells what could not be done: the frame is not around this");
});
