import { createContent } from "@croupier/content";
import type { EntryKind } from "@croupier/contracts";
import type { FreshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import type { Result } from "@croupier/kit/result";

/** An editor of the default bucket, in a process that tells nobody: servers find it by looking. */
export async function openDesk({ database }: Pick<FreshDatabase, "database">) {
  const content = createContent({ database });
  await content.sowBrands();

  /** Writes an entry and publishes it. */
  async function publish(kind: EntryKind, parts: Record<string, object>): Promise<string> {
    const entryId = uuidv7();
    const by = "ada";
    unwrap(await content.createEntry({ entryId, bucket: "default", kind, parts, by }));
    unwrap(await content.publish({ entryId, by }));
    return entryId;
  }

  return { content, publish };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

export function unwrap<Value>(answer: Result<Value>): Value {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}
