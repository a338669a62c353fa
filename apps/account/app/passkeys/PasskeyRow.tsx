import type { OwnPasskey } from "@croupier/contracts";
import { Button, Time } from "@croupier/ui";
import { useState } from "react";

import { useSay } from "../language/Words.context.tsx";
import { OneFieldForm } from "../parts/OneFieldForm.tsx";
import styles from "./PasskeyRow.module.css";

interface PasskeyRowProps {
  readonly passkey: OwnPasskey;
  readonly onRename: (name: string) => Promise<void>;
  readonly onRemove: () => Promise<void>;
}

/** One key: what it is called, since when, and when it was last used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const say = useSay();
  const [renaming, setRenaming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;

  async function rename(wanted: string): Promise<undefined> {
    if (wanted !== "" && wanted !== name) await onRename(wanted);
    setRenaming(false);
  }

  async function remove(): Promise<void> {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  }

  if (renaming) {
    return (
      <OneFieldForm
        field={{
          label: say("passkeys.newName"),
          defaultValue: name,
          maxLength: 60,
          ref: focusOnce,
        }}
        submit={say("passkeys.save")}
        onSubmit={rename}
      />
    );
  }
  return (
    <div className={styles["PasskeyRow"]}>
      <p>
        <strong>{name}</strong>
        <br />
        <span className={styles["PasskeyRow-soft"]}>
          {say("passkeys.since")} <Time at={createdAt} show="date" />
          {lastUsedAt !== null && (
            <>
              {", "}
              {say("passkeys.lastUsed")} <Time at={lastUsedAt} />
            </>
          )}
        </span>
      </p>
      <div className={styles["PasskeyRow-ways"]}>
        <Button size="sm" onClick={() => setRenaming(true)}>
          {say("passkeys.rename")}
        </Button>
        <Button size="sm" look="ghost" busy={removing} onClick={() => void remove()}>
          {say("passkeys.remove")}
        </Button>
      </div>
    </div>
  );
}

/** The row has turned into this one field. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
