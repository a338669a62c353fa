import type { OwnPasskey } from "@croupier/contracts";
import { Button, TextInput, Time } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { useSay } from "../language/Words.context.tsx";
import { Ways } from "../parts/PartPage.tsx";

interface PasskeyRowProps {
  readonly passkey: OwnPasskey;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** One key: what it is called, since when, and when it was last used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const say = useSay();
  const [renaming, setRenaming] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    setRenaming(false);
    if (wanted !== "" && wanted !== name) onRename(wanted);
  }

  if (renaming) {
    return (
      <form method="post" onSubmit={submit}>
        <TextInput name="name" label={say("passkeys.name")} defaultValue={name} maxLength={60} />
        <Ways>
          <Button type="submit">{say("passkeys.save")}</Button>
        </Ways>
      </form>
    );
  }
  return (
    <div>
      <p>
        <strong>{name}</strong>
        <br />
        {say("passkeys.since")} <Time at={createdAt} show="date" />
        {lastUsedAt !== null && (
          <>
            {", "}
            {say("passkeys.lastUsed")} <Time at={lastUsedAt} />
          </>
        )}
      </p>
      <Ways>
        <Button size="sm" onClick={() => setRenaming(true)}>
          {say("passkeys.rename")}
        </Button>
        <Button size="sm" look="ghost" onClick={onRemove}>
          {say("passkeys.remove")}
        </Button>
      </Ways>
    </div>
  );
}
