import type { PlayerFile, StaffRole } from "@croupier/contracts";
import { Button, Select } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { whoAmI } from "../calls.ts";
import { Part } from "./Part.tsx";
import { askReset, excludePlayer, playerKey, setPlayerStatus } from "./player-calls.ts";
import styles from "./Players.module.css";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";

type Act = "block" | "unblock" | "exclude" | "reset";

const lengths = [
  { value: "6", label: "6 months" },
  { value: "12", label: "A year" },
  { value: "60", label: "5 years" },
  { value: "", label: "For good" },
];

/** What can be done about the player by whoever looks; each asks for a reason. */
export function ActsPart({ file }: { file: PlayerFile }) {
  const queries = useQueryClient();
  const { data: me } = useQuery(whoAmI);
  const [act, setAct] = useState<Act>();
  const [months, setMonths] = useState("12");
  const player = file.id;
  const may = (...roles: StaffRole[]) =>
    me?.roles.some((role) => role === "administrator" || roles.includes(role)) === true;
  const hasSecondFactor = file.twoFactor !== "off" || file.pinSet;

  const acts: Readonly<Record<Act, (reason: string) => Promise<void>>> = {
    block: (reason) => setPlayerStatus({ player, reason, status: "blocked" }),
    unblock: (reason) => setPlayerStatus({ player, reason, status: "active" }),
    exclude: (reason) =>
      excludePlayer({ player, reason, months: months === "" ? null : Number(months) }),
    reset: (reason) => askReset({ player, reason }),
  };

  return (
    <Part title="What can be done">
      <div className={styles["Player-acts"]}>
        {file.waitingReset !== null && (
          <p className={styles["Player-words"]}>
            {file.waitingReset.askedBy} asked to take the second factor away.{" "}
            <Link to="/players/resets">Answer it</Link>
          </p>
        )}
        {may("risk") && file.status !== "blocked" && (
          <Button color="red" variant="light" onClick={() => setAct("block")}>
            Block
          </Button>
        )}
        {may("risk") && file.status === "blocked" && (
          <Button variant="default" onClick={() => setAct("unblock")}>
            Unblock
          </Button>
        )}
        {may("risk", "support") && (
          <Button variant="default" onClick={() => setAct("exclude")}>
            Exclude
          </Button>
        )}
        {may("risk", "support", "verification") && hasSecondFactor && !file.waitingReset && (
          <Button variant="default" onClick={() => setAct("reset")}>
            Reset the second factor
          </Button>
        )}
      </div>
      {act !== undefined && (
        <ReasonDialog
          {...dialogs[act]}
          onAct={async (reason) => {
            await acts[act](reason);
            await queries.invalidateQueries({ queryKey: playerKey(player) });
          }}
          onDone={() => setAct(undefined)}
        >
          <p>{consequences[act]}</p>
          {act === "exclude" && (
            <Select
              label="How long"
              mb="sm"
              allowDeselect={false}
              data={lengths}
              value={months}
              onChange={(chosen) => setMonths(chosen ?? "12")}
            />
          )}
        </ReasonDialog>
      )}
    </Part>
  );
}

const dialogs = {
  block: { title: "Block this player?", act: "Block", danger: true },
  unblock: { title: "Unblock this player?", act: "Unblock" },
  exclude: { title: "Exclude this player?", act: "Exclude", danger: true },
  reset: { title: "Take the second factor away?", act: "Ask for it" },
} as const;

const consequences: Readonly<Record<Act, string>> = {
  block: "Every tab they have open is signed out at once, and the password opens nothing.",
  unblock: "They can sign in and play again.",
  exclude: "It cannot be taken back: play, deposits and letters stop at once.",
  reset: "A colleague has to say yes. Device, recovery codes and PIN then count no more.",
};
