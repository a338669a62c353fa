import type { Block, Region } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { client, valueOf } from "../../calls.ts";

const { desk } = client;

export type RegionWish = {
  readonly bucket: string;
  readonly region: Region;
  /** The reusable block that stands there already; undefined makes one. */
  readonly entry: string | undefined;
  readonly language: string;
  readonly block: Block;
};

/**
 * Writes a block into the entry of a region, as a draft: the region stands on every page, so that what
 * goes into it is shown by publishing that entry, and by nothing else. Answers the entry.
 */
export async function putIntoRegion(wish: RegionWish): Promise<string> {
  const { bucket, region, entry, language, block } = wish;
  if (entry === undefined) {
    const id = uuidv7();
    const parts = { common: { region }, [language]: { blocks: [block] } };
    valueOf(await desk.createEntry({ body: { id, bucket, kind: "content_block", parts } }));
    return id;
  }
  const { parts } = valueOf(await desk.entry({ params: { entry } }));
  const newest = parts[language];
  const data = { ...newest?.data, blocks: withBlock(newest?.data["blocks"], block) };
  const body = { basedOn: newest?.latest ?? 0, data };
  valueOf(await desk.saveDraft({ params: { entry, part: language }, body }));
  return entry;
}

/** At the end, under an id that no other block there has. */
export function withBlock(stored: unknown, block: Block): Block[] {
  // What the server keeps: a list of blocks, each with an id.
  const before = Array.isArray(stored) ? (stored as Block[]) : [];
  const taken = new Set(before.map(({ props }) => props.id));
  let { id } = block.props;
  for (let count = 2; taken.has(id); count += 1) id = `${block.props.id.slice(0, 70)}-${count}`;
  return [...before, { ...block, props: { ...block.props, id } }];
}
