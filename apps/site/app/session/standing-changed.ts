import { createSignal } from "./signal.ts";

const signal = createSignal();

/** A game was refused something: what the player may do is another than it was. */
export const tellStandingChanged = signal.send;
export const onStandingChanged = signal.listen;
