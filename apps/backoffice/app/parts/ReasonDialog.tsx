import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";

/** Nothing is done to a player or a colleague without a word why; it is kept with the act. */
export function ReasonDialog({
  title,
  act,
  danger = false,
  children,
  onAct,
  onDone,
  onLeave = onDone,
}: {
  title: string;
  /** What the button says it does. */
  act: string;
  danger?: boolean;
  children?: ReactNode;
  onAct: (reason: string) => Promise<void>;
  onDone: () => void;
  /** Where what follows the act differs from leaving without it. */
  onLeave?: () => void;
}) {
  const [reason, setReason] = useState("");
  const acting = useMutation({ mutationFn: () => onAct(reason.trim()), onSuccess: onDone });
  return (
    <Modal opened onClose={onLeave} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          acting.mutate();
        }}
      >
        <Refusal error={acting.error} />
        {children}
        <Textarea
          label="Why"
          description="Kept in the audit trail, with your name."
          autosize
          minRows={2}
          maxLength={500}
          required
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onLeave}>
            Leave it
          </Button>
          <Button
            type="submit"
            loading={acting.isPending}
            disabled={reason.trim().length < 3}
            {...(danger ? { color: "red" } : {})}
          >
            {act}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
