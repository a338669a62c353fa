import "@croupier/ui/styles.css";
import { openStage } from "@croupier/game-stage/frame";
import { readFrameAddress } from "./frame-address.ts";
import { registry } from "./registry.ts";

const element = document.getElementById("stage");
const origins = document
  .querySelector<HTMLMetaElement>("meta[name=croupier-page-origins]")
  ?.content.split(" ");
const address = readFrameAddress(location);
const loadGame = registry[address.code];

document.documentElement.lang = address.language;
// The token of a launch is good once, and nobody who looks over a shoulder needs to read it.
history.replaceState(null, "", location.pathname + location.search);
if (element !== null && loadGame !== undefined) {
  void openStage({ ...address, window, element, loadGame, origins: origins ?? [] });
}
