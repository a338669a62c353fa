import { createSignal } from "./signal.ts";

const signal = createSignal();

/** The account area changed what the header shows of the player: a name, how money is written. */
export const tellPlayerChanged = signal.send;
export const onPlayerChanged = signal.listen;
