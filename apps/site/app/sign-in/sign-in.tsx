import type { MfaMethod } from "@croupier/contracts";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { href, useLocation, useSearchParams } from "react-router";

import type { Route } from "./+types/sign-in";
import { leaveIfSignedIn } from "../entrance/leave-if-signed-in.ts";
import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { joinTabs } from "../session/tabs.ts";
import { goOn } from "./go-on.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import { readDestination } from "./read-destination.ts";

/** Few need it, and those have a moment: it comes while they look for their code. */
const SecondStep = lazy(async () => ({ default: (await import("./SecondStep.tsx")).SecondStep }));

export function loader({ context }: Route.LoaderArgs) {
  leaveIfSignedIn(context);
  context.get(pageFactsContext).declareCacheable();
  return null;
}

export default function SignIn() {
  const say = useSay();
  const [query] = useSearchParams();
  // The page is shared by everyone, whatever their destination; only the browser reads it.
  const { hash } = useLocation();
  const destination = useHydrated() ? readDestination(query, hash) : undefined;
  const [methods, setMethods] = useState<readonly MfaMethod[]>();
  const onIn = () => goOn(destination);
  const onInElsewhere = useEffectEvent(() => location.assign(destination ?? href("/")));
  // The tabs of a browser share one session: whoever came in there is in here as well.
  useEffect(() => {
    const tabs = joinTabs((word) => word === "signed-in" && onInElsewhere());
    return () => tabs.close();
  }, []);
  return (
    <>
      <PageHead title={say("login.title")} description={say("login.description")} />
      {methods === undefined ? (
        <PasswordStep destination={destination} onIn={onIn} onSecondStep={setMethods} />
      ) : (
        <Suspense>
          <SecondStep methods={methods} onIn={onIn} onAgain={() => setMethods(undefined)} />
        </Suspense>
      )}
    </>
  );
}
