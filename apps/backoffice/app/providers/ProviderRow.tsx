import type { OperatedProviderView } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { SwitchDialog } from "./SwitchDialog.tsx";

const dialects = { croupier: "our own wallet API", hub: "the dialect of Hub88" } as const;

export function ProviderRow({ provider }: { provider: OperatedProviderView }) {
  const [switching, setSwitching] = useState(false);
  const { name, code, dialect, open, switched, lastCallAt, callsInHour, troubleInHour } = provider;
  return (
    <li className={rows["Rows-one"]}>
      <div className={rows["Rows-tags"]}>
        <h2 className={rows["Rows-name"]}>{name}</h2>
        {open ? <Tag tone="good">On</Tag> : <Tag tone="bad">Off</Tag>}
        {troubleInHour.length > 0 && <Tag tone="warn">Trouble</Tag>}
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
      {troubleInHour.length > 0 && (
        <p className={rows["Rows-facts"]}>
          In the last hour:{" "}
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
