import { Alert, Button, TextInput } from "@croupier/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { makePasskey } from "./make-passkey.ts";
import { PasskeyRow } from "./PasskeyRow.tsx";

/** Signing in without a password: the keys there are, and one more. */
export function PasskeysPart() {
  const say = useSay();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const { data: player } = usePlayer();
  const session = player?.id ?? "";
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ readonly good: boolean; readonly text: WordKey }>();
  const queryKey = ["passkeys", session];
  const { data: keys } = useQuery({
    queryKey,
    enabled: player !== undefined,
    queryFn: async ({ signal }) =>
      valueOf(await client.signIn.passkeys({ params: { session }, signal })),
  });

  async function act(work: () => Promise<WordKey | undefined>, done: WordKey): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTold(undefined);
    try {
      const refused = await work();
      setTold({ good: refused === undefined, text: refused ?? done });
      await queries.invalidateQueries({ queryKey });
    } catch {
      setTold({ good: false, text: "passkeys.refused" });
    } finally {
      setBusy(false);
    }
  }

  async function add(name: string): Promise<WordKey | undefined> {
    const params = { session };
    const question = valueOf(await client.signIn.beginPasskey({ params }));
    const body = { name, answer: await makePasskey(question) };
    const added = await stepUp.run(() => client.signIn.addPasskey({ params, body }));
    return added.ok ? undefined : "passkeys.refused";
  }

  async function remove(passkey: string): Promise<WordKey | undefined> {
    const params = { session, passkey };
    const removed = await stepUp.run(() => client.signIn.removePasskey({ params }));
    return removed.ok ? undefined : "passkeys.refused";
  }

  async function rename(passkey: string, name: string): Promise<WordKey | undefined> {
    const params = { session, passkey };
    const renamed = await client.signIn.renamePasskey({ params, body: { name } });
    return renamed.ok ? undefined : "passkeys.refused";
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "").trim();
    void act(() => add(name || say("passkeys.unnamed")), "passkeys.added").then(() => form.reset());
  }

  return (
    <Part title={say("passkeys.title")} intro={say("passkeys.intro")}>
      {told && <Alert tone={told.good ? "good" : "bad"} urgent title={say(told.text)} />}
      {keys?.map((key) => (
        <PasskeyRow
          key={key.id}
          passkey={key}
          onRename={(name) => void act(() => rename(key.id, name), "passkeys.renamed")}
          onRemove={() => void act(() => remove(key.id), "passkeys.removed")}
        />
      ))}
      <form method="post" onSubmit={submit}>
        <TextInput name="name" label={say("passkeys.name")} maxLength={60} />
        <Ways>
          <Button type="submit" busy={busy}>
            {say("passkeys.add")}
          </Button>
        </Ways>
      </form>
      {stepUp.dialog}
    </Part>
  );
}
