import { ToastRegion, useToasts } from "@croupier/ui";
import { useEffect, useRef } from "react";

import { useSay } from "../language/Messages.context.tsx";
import type { Notice } from "./Notices.tsx";

/** Shows the new notices beside those still being read. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const say = useSay();
  const { toasts, announce, dismiss } = useToasts();
  const announced = useRef(0);
  // A notice is an event handed down as a value: each new one is announced once.
  useEffect(() => {
    for (const { kind, text } of notices.slice(announced.current)) {
      announce({ id: text, kind, title: text });
    }
    announced.current = notices.length;
  }, [announce, notices]);
  return (
    <ToastRegion
      label={say("notice.region")}
      dismissLabel={say("notice.dismiss")}
      toasts={toasts}
      onDismiss={dismiss}
    />
  );
}
