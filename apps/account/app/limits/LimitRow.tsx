import type { Limits, PlayerLimit } from "@croupier/contracts";
import { findLowerLimit } from "@croupier/contracts/lower-limit";
import { Button, TextInput, Time } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { useLimitChange } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Meter } from "../parts/Meter.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import styles from "./LimitsPage.module.css";
import { LimitValue } from "./LimitValue.tsx";
import { PendingRaise } from "./PendingRaise.tsx";
import { readTypedValue } from "./read-typed-value.ts";

/** One limit over one window: what counts, what is used, when it resets, and the box to change it. */
export function LimitRow({
  limit,
  ofKind,
  currency,
}: {
  limit: PlayerLimit;
  /** This one and those of its kind over other windows. */
  ofKind: readonly PlayerLimit[];
  currency: Limits["currency"];
}) {
  const say = useSay();
  const change = useLimitChange();
  const [typed, setTyped] = useState("");
  const [unreadable, setUnreadable] = useState(false);
  const { kind, window, own, pending } = limit;

  function set(value: string | null): void {
    change.mutate({ act: "set", kind, window, value }, { onSuccess: () => setTyped("") });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = readTypedValue(typed, kind);
    setUnreadable(value === undefined);
    if (value !== undefined) set(value);
  }

  const values = Object.fromEntries(ofKind.map((one) => [one.window, one.value]));
  const wanted = readTypedValue(typed, kind) ?? limit.value;
  const lower = findLowerLimit(window, { ...values, [window]: wanted });
  const problem = unreadable
    ? say("limits.problem.typed")
    : change.error && say(explainRefusal(change.error));
  return (
    <li className={styles["Limits-row"]}>
      <LimitState limit={limit} currency={currency} />
      <form onSubmit={submit} className={styles["Limits-form"]} noValidate>
        <TextInput
          label={say(`limits.${kind}.box.${window}`)}
          {...(problem ? { error: problem } : {})}
          help={lower && say(`limits.lower.${lower}`)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          inputMode={kind === "session" ? "numeric" : "decimal"}
          autoComplete="off"
          after={kind === "session" ? say("limits.minutes") : currency}
        />
        <Button type="submit" busy={change.isPending}>
          {say("limits.set")}
        </Button>
        {own !== null && (
          <Button look="ghost" onClick={() => set(null)} busy={change.isPending}>
            {say("limits.remove")}
          </Button>
        )}
      </form>
      {pending !== null && (
        <PendingRaise
          {...{ kind, pending, currency }}
          onAnswer={change.mutate}
          busy={change.isPending}
        />
      )}
    </li>
  );
}

function LimitState({ limit, currency }: { limit: PlayerLimit; currency: Limits["currency"] }) {
  const say = useSay();
  const { kind, window, value, used, resetsAt, source } = limit;
  return (
    <div className={styles["Limits-state"]} aria-live="polite">
      <h3>{say(`limits.window.${window}`)}</h3>
      {value === null ? (
        <p className={styles["Limits-soft"]}>{say("limits.none")}</p>
      ) : (
        <>
          <p>
            <LimitValue kind={kind} value={used} currency={currency} /> {say("limits.of")}{" "}
            <strong>
              <LimitValue kind={kind} value={value} currency={currency} />
            </strong>
          </p>
          <Meter
            min={0}
            max={Number(value) || 1}
            value={Number(value) === 0 ? 1 : Number(used)}
            aria-label={say("limits.used")}
          />
          <p className={styles["Limits-soft"]}>
            {source === "operator" && say("limits.byOperator")}
            {source === "policy" && say("limits.byLaw")}{" "}
            {resetsAt !== null && (
              <>
                {say("limits.resets")} <Time at={resetsAt} />
              </>
            )}
          </p>
        </>
      )}
    </div>
  );
}
