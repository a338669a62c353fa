import { useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useNavigate, useRevalidator } from "react-router";

import { client } from "../calls/client.ts";
import { useSay } from "../language/Messages.context.tsx";
import { useAnnounce } from "../notices/Notices.tsx";
import { signOut, signOutFailureText } from "./sign-out.ts";
import { joinTabs, type Tabs } from "./tabs.ts";

/** Signing out here, and following when another tab does (S4.1). */
export function useSignOut() {
  const say = useSay();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tabs = useRef<Tabs>(undefined);
  const [busy, setBusy] = useState(false);

  async function leave() {
    // Together they are one change of page: home, and already a visitor's.
    const arriving = navigate(href("/"));
    await revalidate();
    await arriving;
  }

  const follow = useEffectEvent(() => {
    announce({ kind: "told", text: say("signOut.elsewhere") });
    void leave();
  });

  // The channel between tabs is the browser's; it is joined for as long as someone is signed in.
  useEffect(() => {
    const joined = joinTabs({ onSignedOut: follow });
    tabs.current = joined;
    return () => joined.close();
  }, []);

  async function end() {
    setBusy(true);
    try {
      await signOut(client.identity, say);
      tabs.current?.tellSignedOut();
      announce({ kind: "done", text: say("signOut.done") });
      await leave();
    } catch (error) {
      announce({ kind: "refused", text: signOutFailureText(error, say) });
    } finally {
      setBusy(false);
    }
  }

  return { signOut: () => void end(), busy };
}
