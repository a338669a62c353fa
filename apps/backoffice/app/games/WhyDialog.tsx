import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { gamesKey } from "./game-calls.ts";

/** Asks why before something about a game is changed; colleagues read it here and in the audit trail. */
export function WhyDialog({
  title,
  act,
  isGrave = false,
  isWhole = true,
  stays = false,
  children,
  onAct,
  onDone,
}: {
  title: string;
  /** What the button says it does. */
  act: string;
  isGrave?: boolean;
  /** Whether what stands in the fields of its own can be asked for. */
  isWhole?: boolean;
  /** Called by the act once it is done: there may be something to read first, in place of the question. */
  stays?: boolean;
  children: ReactNode;
  onAct: (reason: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const why = reason.trim();
  const acting = useMutation({
    mutationFn: () => onAct(why),
    // Also after a no: a colleague may have been faster.
    onSettled: () => queries.invalidateQueries({ queryKey: gamesKey }),
    onSuccess: () => stays || onDone(),
  });
  return (
    <Modal opened onClose={onDone} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          acting.mutate();
        }}
      >
        <Refusal error={acting.error} />
        {children}
        {!acting.isSuccess && (
          <Textarea
            label="Why"
            description="Colleagues read it here and in the audit trail."
            autosize
            minRows={2}
            maxRows={8}
            minLength={3}
            maxLength={400}
            required
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onDone}>
            {acting.isSuccess ? "Close" : "Leave it"}
          </Button>
          {!acting.isSuccess && (
            <Button
              type="submit"
              {...(isGrave ? { color: "red" } : {})}
              loading={acting.isPending}
              disabled={!isWhole || why.length < 3}
            >
              {act}
            </Button>
          )}
        </Group>
      </form>
    </Modal>
  );
}
