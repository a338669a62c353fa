import { createSignal } from "./signal.ts";

const signal = createSignal();

/** The server said that money of the player moved, or may have. */
export const tellMoneyMoved = signal.send;
export const onMoneyMoved = signal.listen;
