import type { StaffChange } from "@croupier/contracts";
import { Modal } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";
import { ToldOnce } from "../parts/ToldOnce.tsx";
import { askStaffChange, staffKey } from "./staff-calls.ts";

/** Asks a second administrator: the first says why, and has the first half of a sign-in where there is one. */
export function AskSecond({
  change,
  title,
  children,
  onDone,
}: {
  change: StaffChange;
  title: string;
  children: ReactNode;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [half, setHalf] = useState<string>();
  if (half !== undefined) return <FirstHalf half={half} onDone={onDone} />;
  return (
    <ReasonDialog
      title={title}
      act="Ask for it"
      onAct={async (reason) => {
        const made = await askStaffChange({ change, reason });
        await queries.invalidateQueries({ queryKey: staffKey });
        if (made === null) onDone();
        else setHalf(made);
      }}
      onDone={() => {}}
      onLeave={onDone}
    >
      <p>{children}</p>
      <p>A second administrator has to say yes within three days.</p>
    </ReasonDialog>
  );
}

/** A press beside the window must not lose the only sight of a half. */
export function FirstHalf({ half, onDone }: { half: string; onDone: () => void }) {
  return (
    <Modal
      opened
      onClose={onDone}
      closeOnClickOutside={false}
      title="First half of the sign-in"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <ToldOnce secret={half} onDone={onDone}>
        Shown once. Give it to your colleague in person. The second half is shown to the
        administrator who says yes; both together sign in once, within a week.
      </ToldOnce>
    </Modal>
  );
}
