import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { MessagesContext } from "./language/Messages.context.tsx";
import { openMessages } from "./language/open-messages.ts";
import { reloadWhenOutdated } from "./reload-when-outdated.ts";

reloadWhenOutdated();
const messages = await openMessages(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesContext value={messages}>
        <HydratedRouter />
      </MessagesContext>
    </StrictMode>,
  );
});
