import { Alert, TextLink } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import type { Explained } from "./explain-withdrawal.ts";

/** Why not, and where something can be done about it. */
export function Refusal({ refused: { text, way } }: { readonly refused: Explained }) {
  const say = useSay();
  const action = way && <TextLink href={way.href}>{say(way.label)}</TextLink>;
  return action === undefined ? (
    <Alert tone="bad" urgent title={say(text)} />
  ) : (
    <Alert tone="bad" urgent title={say(text)} action={action} />
  );
}
