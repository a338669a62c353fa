import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { href, useNavigate, useRevalidator } from "react-router";

import { client } from "../calls/client.ts";
import { closePlay } from "../casino/play/play-store.ts";
import { forgetTyped } from "../contact/kept-message.ts";
import { useSay } from "../language/Messages.context.tsx";
import { useAnnounce } from "../notices/Notices.tsx";
import { signOut, signOutFailureText } from "./sign-out.ts";
import { joinTabs, type Tabs, type TabWord } from "./tabs.ts";

/** Signing out here, and following when another tab does (S4.1). */
export function useSignOut() {
  const say = useSay();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tabs = useRef<Tabs>(undefined);
  const leaving = useRef(false);
  const [busy, setBusy] = useState(false);

  async function leave() {
    // Whoever comes to this tab next reads nothing of it.
    forgetTyped();
    // Together they are one change of page: home, and already a visitor's.
    const arriving = navigate(href("/"));
    await revalidate();
    await arriving;
  }

  const hear = useEffectEvent((word: TabWord) => {
    // Whoever came in there is who is here now: nothing of this page may stay.
    if (word === "signed-in") return location.reload();
    leaving.current = word !== "stayed";
    if (word !== "signed-out") return;
    announce({ kind: "told", text: say("signOut.elsewhere") });
    void leave();
  });

  // The channel between tabs is the browser's; it is joined for as long as someone is signed in.
  useEffect(() => {
    const joined = joinTabs(hear);
    tabs.current = joined;
    return () => joined.close();
  }, []);

  function tell(word: TabWord) {
    leaving.current = word !== "stayed";
    tabs.current?.tell(word);
  }

  async function end() {
    setBusy(true);
    tell("signing-out");
    try {
      await signOut(client.identity, say);
      tell("signed-out");
      // Who leaves knows why the game is gone.
      closePlay();
      announce({ kind: "done", text: say("signOut.done") });
      await leave();
    } catch (error) {
      tell("stayed");
      announce({ kind: "refused", text: signOutFailureText(error, say) });
    } finally {
      setBusy(false);
    }
  }

  return {
    signOut: () => void end(),
    busy,
    /** Whether the session ends because the player wants it to, in whichever tab. */
    isLeaving: useCallback(() => leaving.current, []),
  };
}
