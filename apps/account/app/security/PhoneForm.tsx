import type { CodeSent } from "@croupier/contracts";
import { Alert, Button } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { OneFieldForm } from "../parts/OneFieldForm.tsx";
import { Ways } from "../parts/PartPage.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import { phoneQuery, usePhone } from "./two-factor-query.ts";

/** First the number, then the code that came to it, which may be on its way since an earlier visit. */
export function PhoneForm() {
  const { data } = usePhone();
  const [sent, setSent] = useState<string>();
  const [another, setAnother] = useState(false);
  const to = sent ?? data?.pendingPhone ?? undefined;
  return to === undefined || another ? (
    <NewNumber
      onSent={({ phone }) => {
        setSent(phone);
        setAnother(false);
      }}
    />
  ) : (
    <TypeCode to={to} onDone={() => setSent(undefined)} onAnother={() => setAnother(true)} />
  );
}

function NewNumber({ onSent }: { onSent: (sent: CodeSent) => void }) {
  const say = useSay();
  const session = usePlayer().data?.id ?? "";
  const isFirst = usePhone().data?.phone === null;
  const stepUp = useStepUp();

  async function send(phone: string): Promise<string | undefined> {
    const input = { params: { session }, body: phone === "" ? {} : { phone } };
    const answer = await stepUp.run(() => client.playerVerification.sendPhoneCode(input));
    if (!answer.ok) return say(explainRefusal(answer.problem));
    onSent(answer.value);
    return undefined;
  }

  return (
    <>
      <OneFieldForm
        field={{
          type: "tel",
          label: say(isFirst ? "security.phone.first" : "security.phone.number"),
          help: say(isFirst ? "security.phone.firstHelp" : "security.phone.help"),
          autoComplete: "tel",
          maxLength: 40,
        }}
        submit={say("security.phone.send")}
        onSubmit={send}
      />
      {stepUp.dialog}
    </>
  );
}

function TypeCode({
  to,
  onDone,
  onAnother,
}: {
  to: string;
  onDone: () => void;
  onAnother: () => void;
}) {
  const say = useSay();
  const queries = useQueryClient();
  const calls = client.playerVerification;
  const session = usePlayer().data?.id ?? "";

  async function keep(): Promise<void> {
    await queries.invalidateQueries({ queryKey: phoneQuery(session).queryKey });
    onDone();
  }

  return (
    <>
      <Alert tone="calm" title={say("stepUp.sent", { phone: to })} />
      <CodeForm
        label={say("stepUp.SMS")}
        submit={say("stepUp.submit")}
        check={(code) => calls.validatePhone({ params: { session }, body: { code } })}
        onRight={keep}
      />
      <Ways>
        <Button look="ghost" onClick={onAnother}>
          {say("security.phone.again")}
        </Button>
      </Ways>
    </>
  );
}
