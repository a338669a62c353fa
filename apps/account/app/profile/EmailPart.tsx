import type { Profile } from "@croupier/contracts";
import { Alert, Badge, Button, TextInput, Time } from "@croupier/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { useAct } from "../parts/use-act.ts";
import { useStepUp } from "../step-up/use-step-up.tsx";

const pollMs = 10_000;
const pendingKey = (session: string) => ["email-change", session];

/** Asked for again and again while it waits: the link is opened elsewhere. */
function usePending(session: string) {
  return useQuery({
    queryKey: pendingKey(session),
    queryFn: async ({ signal }) =>
      valueOf(await client.account.emailChange({ params: { session }, signal })).pending,
    refetchInterval: pollMs,
  });
}

/** The address, whether it is confirmed, and the way to another one. */
export function EmailPart({ profile }: { profile: Profile }) {
  const say = useSay();
  const { id: session, email, emailConfirmed } = profile;
  const { data: pending } = usePending(session);
  return (
    <Part
      title={say("profile.email")}
      badge={
        <Badge tone={emailConfirmed ? "good" : "warn"}>
          {say(emailConfirmed ? "profile.confirmed" : "profile.unconfirmed")}
        </Badge>
      }
    >
      <p>{email}</p>
      {!emailConfirmed && <Resend session={session} />}
      {pending ? <Pending session={session} pending={pending} /> : <Change session={session} />}
    </Part>
  );
}

function Resend({ session }: { session: string }) {
  const say = useSay();
  const { act, busy, done, refused } = useAct();
  return (
    <>
      <Alert
        tone={done ? "good" : "warn"}
        urgent={done}
        title={say(done ? "profile.email.sent" : "profile.email.open")}
      />
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      <Ways>
        <Button
          busy={busy}
          onClick={() => void act(() => client.account.resendConfirmation({ params: { session } }))}
        >
          {say("profile.email.resend")}
        </Button>
      </Ways>
    </>
  );
}

interface PendingChange {
  readonly newEmail: string;
  readonly expiresAt: string;
  readonly oldConfirmed: boolean;
  readonly newConfirmed: boolean;
}

function Pending({ session, pending }: { session: string; pending: PendingChange }) {
  const say = useSay();
  const queries = useQueryClient();
  const { act, busy, refused } = useAct();
  const { newEmail, oldConfirmed, newConfirmed, expiresAt } = pending;

  async function withdraw(): Promise<void> {
    await act(() => client.account.withdrawEmailChange({ params: { session } }));
    await queries.invalidateQueries({ queryKey: pendingKey(session) });
  }

  return (
    <>
      <Alert tone="calm" title={say("profile.email.pending", { email: newEmail })}>
        {say(oldConfirmed ? "profile.email.oldYes" : "profile.email.oldOpen")}{" "}
        {say(newConfirmed ? "profile.email.newYes" : "profile.email.newOpen")}{" "}
        {say("profile.email.until")} <Time at={expiresAt} />
      </Alert>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      <Ways>
        <Button busy={busy} onClick={() => void withdraw()}>
          {say("profile.email.keep")}
        </Button>
      </Ways>
    </>
  );
}

function Change({ session }: { session: string }) {
  const say = useSay();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const { act, busy, refused } = useAct();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    const input = { params: { session }, body: { email } };
    await act(() => stepUp.run(() => client.account.askEmailChange(input)));
    await queries.invalidateQueries({ queryKey: pendingKey(session) });
  }

  return (
    <>
      <form method="post" onSubmit={(event) => void submit(event)}>
        <TextInput
          name="email"
          type="email"
          label={say("profile.email.new")}
          help={say("profile.email.help")}
          error={refused}
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit" busy={busy}>
          {say("profile.email.ask")}
        </Button>
      </form>
      {stepUp.dialog}
    </>
  );
}
