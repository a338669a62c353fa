import { Badge, type BadgeTone } from "@croupier/ui";

import { useSay, type MessageKey } from "../../language/Messages.context.tsx";

/** Badges that the house knows; any other is an editor's own word. */
const known: Readonly<Record<string, { readonly tone: BadgeTone; readonly text: MessageKey }>> = {
  new: { tone: "new", text: "casino.badge.new" },
  exclusive: { tone: "exclusive", text: "casino.badge.exclusive" },
  live: { tone: "live", text: "casino.badge.live" },
  freeGames: { tone: "free", text: "casino.badge.freeGames" },
};

export function GameBadge({ badge }: { readonly badge: string }) {
  const say = useSay();
  const found = known[badge];
  return found === undefined ? (
    <Badge tone="new">{badge}</Badge>
  ) : (
    <Badge tone={found.tone}>{say(found.text)}</Badge>
  );
}
