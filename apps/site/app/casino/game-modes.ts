import { detour } from "../sign-in/detour.ts";

export type GameMode = "practice" | "real";

const fragments = { practice: "quickplay", real: "quickplay_realplay" } as const;
export const queries = { practice: "quickplay", real: "realplay" } as const;

/**
 * The address at which a game is played in a mode. Pages of this site say it by fragment; those that
 * another front end serves, by query (S2.26).
 */
export function addressInMode(page: string, mode: GameMode, isOwn: boolean): string {
  if (isOwn) return `${page}#${fragments[mode]}`;
  return `${page}${page.includes("?") ? "&" : "?"}${queries[mode]}=true`;
}

/** For money one has to be signed in: a visitor comes back to the page in the mode they chose (S2.27). */
export function addressForMoney(
  page: string,
  { signedIn, isOwn }: { readonly signedIn: boolean; readonly isOwn: boolean },
): string {
  const there = addressInMode(page, "real", isOwn);
  return signedIn ? there : detour("/login", there);
}

/** The modes that an address asks for: one, or both, or none. */
export function modesIn(
  { hash, search }: { readonly hash: string; readonly search: string },
  isOwn: boolean,
): readonly GameMode[] {
  if (!isOwn) {
    const query = new URLSearchParams(search);
    return bothModes.filter((mode) => query.get(queries[mode]) === "true");
  }
  const said = new Set(hash.split(/[#&,]/));
  return bothModes.filter((mode) => said.has(fragments[mode]));
}

const bothModes = ["real", "practice"] as const;

/** What is opened by itself: of both modes money, for those who may; practice for those who may not. */
export function modeToOpen(
  modes: readonly GameMode[],
  { signedIn, practice }: { readonly signedIn: boolean; readonly practice: boolean },
): GameMode | undefined {
  return modes.find((mode) => (mode === "real" ? signedIn : practice));
}
