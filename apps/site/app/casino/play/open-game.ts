import { launchGame, type Launch } from "./launch-game.ts";
import { openPlay, playNow, type OpenedGame } from "./play-store.ts";

/** Opens a game, unless it runs already in this very mode: then it goes on where it is. */
export function openGame(game: OpenedGame, launch: Launch): void {
  const now = playNow();
  const isSame = now.status !== "none" && now.gameId === game.gameId && now.mode === game.mode;
  if (isSame && now.status !== "failed") return;
  openPlay(game, () => launchGame(launch));
}
