import { readPreviousPage } from "@croupier/site/previous-page";
import { Button, ErrorState } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { useGo } from "../navigation/Place.context.tsx";

/** Where a check ends that did not work out. */
export function VerificationFailedPage() {
  const say = useSay();
  const go = useGo();
  return (
    <ErrorState
      heading="h1"
      title={say("verification.failed.title")}
      action={
        <Button look="action" onClick={() => go(readPreviousPage(), { replace: true })}>
          {say("verification.failed.close")}
        </Button>
      }
    >
      {say("verification.failed.words")}
    </ErrorState>
  );
}
