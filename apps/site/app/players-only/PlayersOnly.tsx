import type { ReactNode } from "react";

import { useSay, WithMessages, type MessageKey } from "../language/Messages.context.tsx";
import type { MessageArea } from "../language/message-areas.ts";
import { ToLogin } from "./ToLogin.tsx";

/** A page of one player, with its title; no search engine has a part in it. */
export function PlayersOnly({
  signedIn,
  areas,
  title,
  children,
}: {
  signedIn: boolean;
  areas: readonly MessageArea[];
  title: MessageKey;
  children: ReactNode;
}) {
  if (!signedIn) return <ToLogin />;
  return (
    <WithMessages areas={areas}>
      <Head title={title} />
      {children}
    </WithMessages>
  );
}

function Head({ title }: { title: MessageKey }) {
  const say = useSay();
  return (
    <>
      <title>{say(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
