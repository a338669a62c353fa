import { createSignal } from "./signal.ts";

const signal = createSignal();

/** Signing out is done in one place, the header; who else has a button for it asks there. */
export const askToSignOut = signal.send;
export const onAskedToSignOut = signal.listen;
