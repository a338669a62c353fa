import type { OperatedProviderView } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import type { TroubleRule } from "./provider-calls.ts";
import { SwitchDialog } from "./SwitchDialog.tsx";

const dialects = { croupier: "our own wallet API", hub: "the dialect of Hub88" } as const;

export function ProviderRow({
  provider,
  rule,
}: {
  provider: OperatedProviderView;
  rule: TroubleRule;
}) {
  const [switching, setSwitching] = useState(false);
  const { name, code, dialect, open, switched, lastCallAt, callsInHour, troubleInHour } = provider;
  const { recent, trouble } = provider;
  return (
    <li className={rows["Rows-one"]}>
      <div className={rows["Rows-tags"]}>
        <h2 className={rows["Rows-name"]}>{name}</h2>
        {open ? <Tag tone="good">On</Tag> : <Tag tone="bad">Off</Tag>}
        {trouble.length > 0 && <Tag tone="warn">Trouble</Tag>}
      </div>
      <p className={rows["Rows-facts"]}>
        {code}, speaks {dialects[dialect]}.{" "}
        {lastCallAt === null ? (
          "It has not asked yet."
        ) : (
          <>
            Last asked <Moment at={lastCallAt} />, {callsInHour.toLocaleString("en")} calls in the
            last hour.
          </>
        )}
      </p>
      {recent.calls > 0 && (
        <p className={rows["Rows-facts"]}>
          {recent.calls.toLocaleString("en")} calls in the last {rule.minutes} minutes:{" "}
          {sharesOf(recent)}
          {recent.calls < rule.callsMin && ", too few to tell"}.
        </p>
      )}
      {troubleInHour.length > 0 && (
        <p className={rows["Rows-facts"]}>
          Refused in the last hour:{" "}
          {troubleInHour
            .map(({ status, answers }) => `${answers.toLocaleString("en")} × ${status}`)
            .join(", ")}
        </p>
      )}
      {switched !== null && (
        <p className={rows["Rows-facts"]}>
          Switched {open ? "on" : "off"} <Moment at={switched.at} /> by {switched.by}: “
          {switched.reason}”
        </p>
      )}
      <div className={rows["Rows-act"]}>
        <Button
          {...(open ? { variant: "default" } : {})}
          aria-label={`Switch ${open ? "off" : "on"} ${name}`}
          onClick={() => setSwitching(true)}
        >
          Switch {open ? "off" : "on"}
        </Button>
      </div>
      {switching && <SwitchDialog provider={provider} onDone={() => setSwitching(false)} />}
    </li>
  );
}

function sharesOf({ calls, refused, late }: OperatedProviderView["recent"]): string {
  const share = (some: number) => `${some.toLocaleString("en")} (${percentOf(some, calls)} %)`;
  return `${share(refused)} refused for a fault, ${share(late)} late`;
}

/** Cut, so that nothing is said to reach the rule before it does; and what is not nothing is not said as nothing. */
function percentOf(some: number, all: number): string {
  const tenths = Math.floor((some * 1000) / all);
  return tenths === 0 && some > 0 ? "under 0.1" : (tenths / 10).toLocaleString("en");
}
