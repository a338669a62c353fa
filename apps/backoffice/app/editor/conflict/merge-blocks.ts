import type { Block } from "@croupier/contracts";
import { isSameData } from "../../drafting/is-same-data.ts";

type Versions = {
  /** What both began with. */
  readonly before: readonly Block[];
  readonly mine: readonly Block[];
  readonly theirs: readonly Block[];
};

/**
 * Both, as far as both can be had: what one of two touched is taken from whoever touched it, and a
 * block that both changed stands there twice, mine first, for an editor to choose.
 */
export function mergeBlocks({ before, mine, theirs }: Versions): Block[] {
  const was = byId(before);
  const own = byId(mine);
  const other = byId(theirs);
  const taken = new Set([...own.keys(), ...other.keys()]);

  const kept = mine.flatMap((block): Block[] => {
    const id = block.props.id;
    const old = was.get(id);
    const their = other.get(id);
    if (their === undefined) {
      // Gone over there: it stays gone, unless I made it or worked on it since.
      return old === undefined || !isSameData(old, block) ? [block] : [];
    }
    if (isSameData(block, their) || isSameData(old, their)) return [block];
    if (isSameData(old, block)) return [their];
    return [block, { ...their, props: { ...their.props, id: freshId(id, taken) } }];
  });

  for (const [at, block] of theirs.entries()) {
    const id = block.props.id;
    const old = was.get(id);
    const isNews = !own.has(id) && (old === undefined || !isSameData(old, block));
    if (isNews) kept.splice(placeAfter(kept, theirs.slice(0, at)), 0, block);
  }
  return kept;
}

/** Behind the nearest block before it that is still there. */
function placeAfter(list: readonly Block[], before: readonly Block[]): number {
  const known = before.findLast((one) => list.some(({ props }) => props.id === one.props.id));
  return list.findIndex(({ props }) => props.id === known?.props.id) + 1;
}

function freshId(id: string, taken: Set<string>): string {
  let fresh = `${id}-theirs`;
  for (let count = 2; taken.has(fresh); count += 1) fresh = `${id}-theirs-${count}`;
  taken.add(fresh);
  return fresh;
}

const byId = (blocks: readonly Block[]) => new Map(blocks.map((block) => [block.props.id, block]));
