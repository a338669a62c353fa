import { Alert, Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { sentenceOf } from "../sentence-of.ts";

/** Asks once more before something goes; what would be lost is said inside. */
export function SureDialog({
  title,
  act,
  children,
  error = null,
  isActing = false,
  isReady = true,
  onAct,
  onClose,
}: {
  title: string;
  /** What the button says it does. */
  act: string;
  children: ReactNode;
  error?: Error | null;
  isActing?: boolean;
  /** Before that nobody knows what would be lost. */
  isReady?: boolean;
  onAct: () => void;
  onClose: () => void;
}) {
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      {children}
      {error !== null && (
        <Alert color="red" mb="md" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Keep
        </Button>
        <Button color="red" variant="light" disabled={!isReady} loading={isActing} onClick={onAct}>
          {act}
        </Button>
      </Group>
    </Modal>
  );
}
