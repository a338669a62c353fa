import { useEffect } from "react";

/** Told by `deposit-return` when the player is back from paying. Only our own origin is listened to. */
export function useDepositMessage(onBack: () => void): void {
  useEffect(() => {
    function hear({ origin, data }: MessageEvent<unknown>): void {
      if (origin === window.location.origin && isDepositMessage(data)) onBack();
    }
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [onBack]);
}

function isDepositMessage(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === "deposit";
}
