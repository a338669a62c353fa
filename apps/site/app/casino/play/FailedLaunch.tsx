import { Button, ErrorState } from "@croupier/ui";
import { useNavigate } from "react-router";

import { useSay } from "../../language/Messages.context.tsx";
import { detour } from "../../sign-in/detour.ts";
import { addressInMode } from "../game-modes.ts";
import { explainLaunch, type LaunchFailure } from "./launch-failure.ts";
import { closePlay, type OpenedGame } from "./play-store.ts";

/** Why the game did not open, and what to do next. */
export function FailedLaunch({
  play,
}: {
  readonly play: OpenedGame & { readonly failure: LaunchFailure };
}) {
  const say = useSay();
  const navigate = useNavigate();
  const { title, text, way } = explainLaunch(play.failure);

  function open(mode: "practice" | "real") {
    closePlay();
    void navigate(addressInMode(play.href, mode, play.isOwn), { replace: true });
  }

  return (
    <ErrorState
      title={say(title)}
      heading="h2"
      action={
        way === "again" ? (
          <Button look="action" onClick={() => open(play.mode)}>
            {say("play.way.again")}
          </Button>
        ) : way === "practice" ? (
          <Button look="action" onClick={() => open("practice")}>
            {say("play.way.practice")}
          </Button>
        ) : (
          <Button
            look="action"
            href={
              way.href === "/login"
                ? detour("/login", addressInMode(play.href, "real", play.isOwn))
                : way.href
            }
          >
            {say(way.text)}
          </Button>
        )
      }
    >
      {say(text)}
    </ErrorState>
  );
}
