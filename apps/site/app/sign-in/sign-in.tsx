import { useLocation, useSearchParams } from "react-router";

import type { Route } from "./+types/sign-in";
import { leaveIfSignedIn } from "../entrance/leave-if-signed-in.ts";
import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { readDestination } from "./read-destination.ts";
import { SignInForm } from "./SignInForm.tsx";

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
  return (
    <>
      <PageHead title={say("login.title")} description={say("login.description")} />
      <SignInForm destination={destination} />
    </>
  );
}
