import "@croupier/ui/styles.css";
import { openReplay } from "@croupier/game-stage/replay";
import { registry } from "@croupier/games/registry";
import type { AgainMessage, ReplayMessage, ShowMessage } from "./replay-words.ts";

const element = document.getElementById("replay");
let opened: Awaited<ReturnType<typeof openReplay>> | undefined;

const tell = (message: ReplayMessage) => parent.postMessage(message, location.origin);

async function show({ round, config, theme }: ShowMessage): Promise<void> {
  document.documentElement.dataset["theme"] = theme;
  // A change of theme says the round once more, and it is shown already.
  if (opened !== undefined || element === null) return;
  const loadGame = registry[round.game];
  if (loadGame === undefined) return tell({ type: "none" });
  opened = await openReplay({ element, loadGame, round, config, language: "en" });
  tell({ type: "shown" });
}

addEventListener(
  "message",
  ({ origin, source, data }: MessageEvent<ShowMessage | AgainMessage>) => {
    if (origin !== location.origin || source !== parent) return;
    if (data.type === "again") opened?.again();
    else void show(data);
  },
);
tell({ type: "ready" });
