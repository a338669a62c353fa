import { createSignal } from "./signal.ts";

// The header, which obeys, may be loading while a button of the page is there.
const signal = createSignal({ isKept: true });

/** Signing out is done in one place, the header; who else has a button for it asks there. */
export const askToSignOut = signal.send;
export const onAskedToSignOut = signal.listen;
