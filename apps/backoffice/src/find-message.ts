import { isUuid } from "@croupier/kit/ids";
import type { OutboxMessage } from "@croupier/support";
import type { Services } from "./services.ts";

/** Undefined for an id nobody has, and for a text that is no id: both are simply not there. */
export async function findMessage(
  { support }: Pick<Services, "support">,
  id: string,
): Promise<OutboxMessage | undefined> {
  return isUuid(id) ? support.findMessage(id) : undefined;
}
