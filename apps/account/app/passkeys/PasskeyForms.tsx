import { Alert } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import { OneFieldForm } from "../parts/OneFieldForm.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { makePasskey } from "./make-passkey.ts";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { passkeysQuery, usePasskeys } from "./passkeys-query.ts";

/** Signing in without a password: the keys there are, and one more. */
export function PasskeyForms() {
  const say = useSay();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const session = usePlayer().data?.id ?? "";
  const [told, setTold] = useState<{ readonly good: boolean; readonly text: WordKey }>();
  const { data: keys } = usePasskeys();
  const calls = client.signIn;

  async function act(work: () => Promise<boolean>, done: WordKey): Promise<void> {
    setTold(undefined);
    // A device that would rather not is told like a server that would not.
    const good = await work().catch(() => false);
    setTold({ good, text: good ? done : "passkeys.refused" });
    await queries.invalidateQueries({ queryKey: passkeysQuery(session).queryKey });
  }

  /** The proof comes first, so that no device keeps a key that opens nothing. */
  async function add(name: string): Promise<boolean> {
    const params = { session };
    const question = await stepUp.run(() => calls.beginPasskey({ params }));
    if (!question.ok) return false;
    const body = { name, answer: await makePasskey(question.value) };
    return (await stepUp.run(() => calls.addPasskey({ params, body }))).ok;
  }

  const rename = async (passkey: string, name: string) =>
    (await calls.renamePasskey({ params: { session, passkey }, body: { name } })).ok;

  const remove = async (passkey: string) =>
    (await stepUp.run(() => calls.removePasskey({ params: { session, passkey } }))).ok;

  return (
    <>
      {told && <Alert tone={told.good ? "good" : "bad"} urgent title={say(told.text)} />}
      {keys?.map((key) => (
        <PasskeyRow
          key={key.id}
          passkey={key}
          onRename={(name) => act(() => rename(key.id, name), "passkeys.renamed")}
          onRemove={() => act(() => remove(key.id), "passkeys.removed")}
        />
      ))}
      <OneFieldForm
        field={{ label: say("passkeys.name"), maxLength: 60 }}
        submit={say("passkeys.add")}
        onSubmit={async (name) => {
          await act(() => add(name || say("passkeys.unnamed")), "passkeys.added");
          return undefined;
        }}
      />
      {stepUp.dialog}
    </>
  );
}
