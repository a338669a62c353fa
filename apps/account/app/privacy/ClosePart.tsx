import { Alert, Button, Checkbox, PasswordInput, TextInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part } from "../parts/PartPage.tsx";
import { useAct } from "../parts/use-act.ts";

/** Closing takes the password and a yes; a reason is the player's to give or keep. */
export function ClosePart() {
  const say = useSay();
  const bridge = useBridge();
  const session = usePlayer().data?.id ?? "";
  const [sure, setSure] = useState(false);
  const { act, busy, refused } = useAct();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get("password") ?? "");
    const reason = String(typed.get("reason") ?? "").trim();
    const body = reason === "" ? { password } : { password, reason };
    const closed = await act(() => client.account.close({ params: { session }, body }));
    if (closed) bridge.tell({ type: "loginRequired" });
  }

  return (
    <Part title={say("privacy.close")} intro={say("privacy.closeIntro")}>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      <form method="post" onSubmit={(event) => void submit(event)}>
        <TextInput
          name="reason"
          label={say("privacy.closeReason")}
          optional={say("privacy.optional")}
          maxLength={500}
        />
        <PasswordInput
          name="password"
          label={say("privacy.closePassword")}
          autoComplete="current-password"
          maxLength={128}
          required
          words={{ show: say("stepUp.show"), hide: say("stepUp.hide") }}
        />
        <Checkbox
          label={say("privacy.closeSure")}
          checked={sure}
          onChange={({ currentTarget }) => setSure(currentTarget.checked)}
        />
        <Button
          type="submit"
          look="danger"
          busy={busy}
          disabledReason={sure ? undefined : say("privacy.closeFirst")}
        >
          {say("privacy.closeNow")}
        </Button>
      </form>
    </Part>
  );
}
