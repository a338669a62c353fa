import { ActionIcon } from "@mantine/core";
import { useGetPuck } from "@puckeditor/core";
import { use, useSyncExternalStore } from "react";
import { Icon } from "../../parts/Icon.tsx";
import { ActsContext } from "./acts.context.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

/** One press takes one act back. */
export function UndoButtons() {
  const acts = use(ActsContext);
  const getPuck = useGetPuck();
  const { past, future } = useSyncExternalStore(acts.subscribe, acts.read);
  useUndoKeys(document);
  return (
    <>
      <ActionIcon
        variant="transparent"
        color="gray"
        size="lg"
        aria-label="Undo"
        aria-keyshortcuts="Control+Z"
        disabled={past.length === 0}
        onClick={() => acts.move("back", getPuck())}
      >
        <Icon name="undo" />
      </ActionIcon>
      <ActionIcon
        variant="transparent"
        color="gray"
        size="lg"
        aria-label="Redo"
        aria-keyshortcuts="Control+Shift+Z"
        disabled={future.length === 0}
        onClick={() => acts.move("forward", getPuck())}
      >
        <Icon name="redo" />
      </ActionIcon>
    </>
  );
}
