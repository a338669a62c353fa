import { Button, EmptyState } from "@croupier/ui";
import { href } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/my-games";

export const handle: PageHandle = { messages: ["content"] };

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

/** What somebody has played. Nothing can be played yet, so for everybody that is nothing. */
export default function MyGames() {
  const say = useSay();
  const signedIn = useSite()?.signedIn ?? false;
  return (
    <>
      <title>{say("content.myGames.title")}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        title={say("content.myGames.title")}
        action={
          <Button href={signedIn ? href("/") : href("/login")} look="action">
            {say(signedIn ? "error.home" : "menu.signIn")}
          </Button>
        }
      >
        {say("content.myGames.empty")}
      </EmptyState>
    </>
  );
}
