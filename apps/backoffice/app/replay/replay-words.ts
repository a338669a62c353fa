import type { Round } from "@croupier/contracts";

/** From the page of a round to the frame: what is to be shown. */
export type ShowMessage = {
  readonly type: "show";
  readonly round: Round;
  readonly config: unknown;
  readonly theme: "light" | "dark";
};
export type AgainMessage = { readonly type: "again" };

/** From the frame: it listens, it shows, or no scene of this game is here. */
export type ReplayMessage = { readonly type: "ready" | "shown" | "none" };
