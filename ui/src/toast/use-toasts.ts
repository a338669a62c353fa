import { useCallback, useEffect, useRef, useState } from "react";

export type Toast = {
  id: string;
  kind: "done" | "told" | "refused";
  title: string;
  detail?: string;
};

const readingTimeMs = 6000;
const toastsMax = 3;

// Confirmations come and go; a refusal stays until it is put away.
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const dismiss = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  const announce = useCallback(
    (toast: Toast) => {
      setToasts((shown) => [...shown.filter(({ id }) => id !== toast.id), toast].slice(-toastsMax));
      if (toast.kind === "refused") return;
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        dismiss(toast.id);
      }, readingTimeMs);
      timers.current.add(timer);
    },
    [dismiss],
  );

  // The timers belong to the screen: when it goes, nothing must wake up later.
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  return { toasts, announce, dismiss };
}
