import type { SignedIn } from "@croupier/contracts";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { client } from "../calls/client.ts";
import { explainFailure } from "../calls/explain-problem.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { useAnnounce } from "../notices/Notices.tsx";
import { SessionWarning } from "./SessionWarning.tsx";
import { joinTabs, type Tabs } from "./tabs.ts";
import { valueOf, SessionEnded } from "./wallet-queries.ts";
import { watchSession, type Warning } from "./watch-session.ts";

export interface SessionWatchProps {
  readonly ends: SignedIn["session"];
  readonly onEnded: () => void;
}

/** Warns before the session ends, in every tab alike, and tells when it has. */
export function SessionWatch(props: SessionWatchProps) {
  const say = useSay();
  const announce = useAnnounce();
  const [warning, setWarning] = useState<Warning>();
  const [busy, setBusy] = useState(false);
  const watch = useRef<ReturnType<typeof watchSession>>(undefined);
  const tabs = useRef<Tabs>(undefined);
  const onEnded = useEffectEvent(() => props.onEnded());
  const firstEnds = useRef(props.ends);

  // Time goes on outside of React: timers, other tabs and a computer that wakes up.
  useEffect(() => {
    const watching = watchSession({
      ends: firstEnds.current,
      ask: askServer,
      onWarning: setWarning,
      onEnded: () => onEnded(),
    });
    const joined = joinTabs((word) => {
      if (word === "stayed") void watching.ask();
    });
    const wake = () => {
      if (document.visibilityState === "visible") watching.look();
    };
    document.addEventListener("visibilitychange", wake);
    watch.current = watching;
    tabs.current = joined;
    return () => {
      document.removeEventListener("visibilitychange", wake);
      watching.close();
      joined.close();
    };
  }, []);

  async function stay() {
    setBusy(true);
    try {
      await visitThisPage();
      await watch.current?.ask();
      tabs.current?.tell("stayed");
    } catch (failure) {
      announce({ kind: "refused", text: say(explainFailure(failure)) });
    } finally {
      setBusy(false);
    }
  }

  if (warning === undefined) return null;
  return (
    <WithMessages areas={["session"]}>
      <SessionWarning {...warning} busy={busy} onStay={() => void stay()} />
    </WithMessages>
  );
}

async function askServer(): Promise<SignedIn["session"] | undefined> {
  try {
    return valueOf(await client.identity.whoAmI()).session;
  } catch (error) {
    if (error instanceof SessionEnded) return undefined;
    throw error;
  }
}

/** Calls that read are no activity, a visit to a page is: its head alone is enough. */
async function visitThisPage(): Promise<void> {
  const answer = await fetch(location.pathname, { method: "HEAD" });
  if (answer.status >= 500 || answer.status === 429) {
    throw new Error(`The page answered ${answer.status}`);
  }
}
