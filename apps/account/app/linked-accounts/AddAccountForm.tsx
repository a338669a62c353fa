import type { LinkedAccount } from "@croupier/contracts";
import { Alert, Button, Chip, TextInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { explainAccount, type AccountField, type ExplainedAccount } from "./explain-account.ts";
import styles from "./LinkedAccounts.module.css";
import { useAccountsChanged } from "./linked-accounts-query.ts";

type Kind = LinkedAccount["kind"];

const kinds: readonly Kind[] = ["IBAN", "US_BANK"];

/** One more account. Whose it must be stands there before anything is typed. */
export function AddAccountForm({ onAdded }: { readonly onAdded: (added: LinkedAccount) => void }) {
  const say = useSay();
  const { data: player } = usePlayer();
  const stepUp = useStepUp();
  const accountsChanged = useAccountsChanged();
  const [kind, setKind] = useState<Kind>("IBAN");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ExplainedAccount>();

  async function add(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form);
    const textOf = (name: AccountField) => String(typed.get(name) ?? "").trim();
    const body = {
      kind,
      number: textOf("number"),
      holder: textOf("holder"),
      ...(kind === "US_BANK" ? { routingNumber: textOf("routingNumber") } : {}),
    };
    const params = { session: player?.id ?? "" };
    const answer = await stepUp.run(() => client.linkedAccounts.add({ params, body }));
    if (!answer.ok) return setRefused(explainAccount(answer.problem.code));
    form.reset();
    await accountsChanged();
    onAdded(answer.value);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    await add(event.currentTarget).catch(() => setRefused(explainAccount("")));
    setBusy(false);
  }

  /** Fields and their refusals: the sentence stands where it is mended. */
  const field = (name: AccountField) => ({
    name,
    required: true,
    autoComplete: "off",
    ...(refused?.field === name ? { error: say(refused.text) } : {}),
  });
  return (
    <>
      <form
        method="post"
        className={styles["LinkedAccounts-form"]}
        onSubmit={(event) => void submit(event)}
      >
        <fieldset
          className={styles["LinkedAccounts-kinds"]}
          aria-label={say("linkedAccounts.kind")}
        >
          {kinds.map((one) => (
            <Chip key={one} pressed={one === kind} onClick={() => setKind(one)}>
              {say(`linkedAccounts.kind.${one}`)}
            </Chip>
          ))}
        </fieldset>
        {kind === "US_BANK" && (
          <TextInput
            {...field("routingNumber")}
            label={say("linkedAccounts.routing")}
            help={say("linkedAccounts.routingHelp")}
            inputMode="numeric"
            maxLength={20}
          />
        )}
        <TextInput
          {...field("number")}
          label={say(`linkedAccounts.number.${kind}`)}
          inputMode={kind === "IBAN" ? "text" : "numeric"}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <TextInput
          {...field("holder")}
          label={say("linkedAccounts.holder")}
          help={say("linkedAccounts.holderHelp")}
          defaultValue={[player?.firstName, player?.lastName].filter(Boolean).join(" ")}
          maxLength={140}
        />
        {refused !== undefined && refused.field === undefined && (
          <Alert tone="bad" urgent title={say(refused.text)} />
        )}
        <Button type="submit" look="action" busy={busy}>
          {say("linkedAccounts.add")}
        </Button>
      </form>
      {stepUp.dialog}
    </>
  );
}
