import { ToastRegion, useToasts } from "@croupier/ui";
import { useEffect } from "react";

import { useSay } from "../language/Messages.context.tsx";
import type { Notice } from "./Notices.tsx";

/** Shows the latest notice beside those still being read. */
export function NoticeList({ latest }: { latest: Notice }) {
  const say = useSay();
  const { toasts, announce, dismiss } = useToasts();
  // A notice is an event handed down as a value: each new one is announced once.
  useEffect(() => {
    announce({ id: latest.text, kind: latest.kind, title: latest.text });
  }, [announce, latest]);
  return (
    <ToastRegion
      label={say("notice.region")}
      dismissLabel={say("notice.dismiss")}
      toasts={toasts}
      onDismiss={dismiss}
    />
  );
}
