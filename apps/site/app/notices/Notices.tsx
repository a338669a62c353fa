import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from "react";

/** `done` confirms, `told` informs, `refused` stays until it is put away. */
export interface Notice {
  readonly kind: "done" | "told" | "refused";
  readonly text: string;
}

const NoticesContext = createContext<(notice: Notice) => void>(() => {});

/** `announce({ kind: "done", text })`, from anywhere on the page. */
export function useAnnounce(): (notice: Notice) => void {
  return use(NoticesContext);
}

const NoticeList = lazy(async () => ({ default: (await import("./NoticeList.tsx")).NoticeList }));

/** Most pages never announce anything, so what draws the notices is loaded with the first one. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<Notice>();
  const announce = useCallback((notice: Notice) => setLatest({ ...notice }), []);
  return (
    <NoticesContext value={announce}>
      {children}
      {/* A live region must be in the page before its words arrive. */}
      <div aria-live="polite">
        {latest && (
          <Suspense>
            <NoticeList latest={latest} />
          </Suspense>
        )}
      </div>
    </NoticesContext>
  );
}
