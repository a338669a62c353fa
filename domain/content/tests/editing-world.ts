import type { EntryKind } from "@croupier/contracts";
import { freshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import type { Result } from "@croupier/kit/result";
import { createContent } from "../src/face.ts";

/** A house with its brands, a clock that stands still, and a record of what was announced. */
export async function openEditingWorld() {
  const world = await freshDatabase();
  const announced: { bucket: string; sequence: number }[] = [];
  const time = { now: new Date("2026-11-21T12:00:00Z") };
  const content = createContent({
    database: world.database,
    clock: () => time.now,
    announce: async (told) => void announced.push(told),
  });
  await content.sowBrands();

  /** A promotion in English, as a draft. */
  async function draftPage(slug: string, change: { title?: string; blocks?: unknown[] } = {}) {
    return draft("content_page", {
      common: { pageType: "promotion" },
      en: { title: change.title ?? slug, slug, blocks: change.blocks ?? [] },
    });
  }

  async function draft(kind: EntryKind, parts: Record<string, unknown>): Promise<string> {
    const entryId = uuidv7();
    unwrap(await content.createEntry({ entryId, bucket: "default", kind, parts, by: "ada" }));
    return entryId;
  }

  return { ...world, content, announced, time, draftPage, draft };
}

export type EditingWorld = Awaited<ReturnType<typeof openEditingWorld>>;

export function unwrap<Value>(answer: Result<Value>): Value {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}

export const words = (slug: string, title = slug) => ({ title, slug, blocks: [] });
