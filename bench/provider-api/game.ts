export const provider = "acme";
export const game = "demo-slot";
/** What calls are signed with; the secret as base64url. */
export type Key = { readonly id: string; readonly secret: string };
export type Game = { readonly session_token: string; readonly player_ref: string };
