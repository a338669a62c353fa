import type { WholeGameView } from "@croupier/contracts";
import { useState } from "react";
import { switchGame } from "./game-calls.ts";
import { nameOfGame } from "./game-words.ts";
import { WhyDialog } from "./WhyDialog.tsx";

/** Says what will happen to whoever plays now, before it does. */
export function SwitchDialog({ of: one, onDone }: { of: WholeGameView; onDone: () => void }) {
  // What the button does stays what it was when the window opened, whoever switches meanwhile.
  const [open] = useState(one.open);
  const { game, sessionsOpen, roundsOpen } = one;
  const turn = open ? "off" : "on";
  return (
    <WhyDialog
      title={`Switch ${nameOfGame(game)} ${turn}?`}
      act={`Switch ${turn}`}
      isGrave={open}
      onAct={(reason) => switchGame(game, { open: !open, reason })}
      onDone={onDone}
    >
      {open ? (
        <p>
          No round begins from now on, and nobody opens the game. {playing(sessionsOpen)}{" "}
          {ending(roundsOpen)}
        </p>
      ) : (
        <p>Rounds begin again at once, and the lobby shows the game within seconds.</p>
      )}
    </WhyDialog>
  );
}

function playing(sessions: number): string {
  if (sessions === 0) return "Nobody has it open.";
  const who =
    sessions === 1 ? "The one who has" : `The ${sessions.toLocaleString("en-GB")} who have`;
  return `${who} it open ${sessions === 1 ? "is" : "are"} told.`;
}

function ending(rounds: number): string {
  if (rounds === 0) return "No round is open.";
  return rounds === 1
    ? "The one open round is ended as the rules of the game say, and paid."
    : `The ${rounds.toLocaleString("en-GB")} open rounds are ended as the rules of the game say, and paid.`;
}
