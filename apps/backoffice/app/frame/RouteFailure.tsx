import { useRouteError } from "react-router";
import { Failure } from "../parts/Failure.tsx";

/** What stands when the frame itself could not: the back-office is unreachable, or a page is broken. */
export function RouteFailure() {
  const thrown = useRouteError();
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return (
    <main>
      <Failure error={error} onRetry={() => window.location.reload()} />
    </main>
  );
}
