import { ActionIcon, Button } from "@mantine/core";
import { Icon } from "../parts/Icon.tsx";
import styles from "./UndoBar.module.css";

/** Stays until it is used or closed: nobody should have to be fast to take something back. */
export function UndoBar({
  count,
  isBusy,
  onUndo,
  onClose,
}: {
  count: number;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
}) {
  return (
    <output className={styles.UndoBar} hidden={count === 0}>
      {count > 0 && (
        <>
          {count === 1 ? "1 entry deleted" : `${count} entries deleted`}
          <Button size="xs" variant="default" loading={isBusy} onClick={onUndo}>
            Undo
          </Button>
          <ActionIcon variant="subtle" color="gray" aria-label="Close" onClick={onClose}>
            <Icon name="close" size={16} />
          </ActionIcon>
        </>
      )}
    </output>
  );
}
