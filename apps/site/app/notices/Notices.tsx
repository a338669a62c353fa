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
  // All of them: two in one moment, or before the list is here, are two.
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const announce = useCallback((notice: Notice) => setNotices((told) => [...told, notice]), []);
  return (
    <NoticesContext value={announce}>
      {children}
      {/* A live region must be in the page before its words arrive. */}
      <div aria-live="polite">
        {notices.length > 0 && (
          <Suspense>
            <NoticeList notices={notices} />
          </Suspense>
        )}
      </div>
    </NoticesContext>
  );
}
