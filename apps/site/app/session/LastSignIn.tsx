import type { SignedIn } from "@croupier/contracts";
import { useFormat } from "@croupier/ui";
import { useEffect, useEffectEvent } from "react";

import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { useAnnounce } from "../notices/Notices.tsx";
import { takeArrival } from "./arrival.ts";

type Last = NonNullable<SignedIn["lastSignIn"]>;

/** Told once, to whoever has just come in: a sign-in that was not theirs stands out. */
export function LastSignIn({ last }: { last: SignedIn["lastSignIn"] }) {
  return (
    last && (
      <WithMessages areas={["session"]}>
        <Told last={last} />
      </WithMessages>
    )
  );
}

function Told({ last }: { last: Last }) {
  const say = useSay();
  const announce = useAnnounce();
  const { locale, timeZone } = useFormat();
  const tell = useEffectEvent(() => {
    if (!takeArrival()) return;
    const shape = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
    const at = new Intl.DateTimeFormat(locale, shape).format(new Date(last.at));
    const { browser, system } = last.device;
    const names = { browser: browser ?? "none", system: system ?? "none" };
    announce({ kind: "told", text: say("session.lastSignIn", { at, ...names }) });
  });
  // Coming in happened on the page before; this is where it is known who did.
  useEffect(() => tell(), []);
  return null;
}
