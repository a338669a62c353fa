import { Button } from "@mantine/core";
import { useState } from "react";
import { exportPlayers } from "./player-calls.ts";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";

/** A list without names, as a file; a day has so many rows. */
export function ExportPlayers() {
  const [isOpen, setOpen] = useState(false);

  async function take(reason: string): Promise<void> {
    const { csv } = await exportPlayers(reason);
    const url = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "players.csv";
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Export
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Take a list along?"
          act="Take it"
          onAct={take}
          onDone={() => setOpen(false)}
        >
          <p>Ids, states and places, no names. 500 rows are there for you each day.</p>
        </ReasonDialog>
      )}
    </>
  );
}
