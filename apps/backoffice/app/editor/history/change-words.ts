import { blockEditors } from "@croupier/blocks/editor";
import { isBlockType } from "@croupier/blocks/schema";
import type { VersionChange } from "@croupier/contracts";
import { nameOfBlock } from "../blocks/name-of-block.ts";
import { pageLabels, wordsOf } from "./words-of-page.ts";

type Told = {
  readonly what: string;
  readonly where: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

const whats = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  reordered: "Order",
} as const;
const textMax = 240;

/** What the blocks of a page are called, and of which type they are, by id. */
export type BlocksById = ReadonlyMap<string, { readonly type: string; readonly name: string }>;

/** One difference as an editor would tell it: `blocks/[hero]/props/title` is "Welcome, Title". */
export function changeWords(change: VersionChange, blocks: BlocksById = new Map()): Told {
  const before = "before" in change ? change.before : undefined;
  const after = "after" in change ? change.after : undefined;
  const isOrder = change.what === "reordered";
  return {
    what: whats[change.what],
    where: whereOf(change.path, blocks),
    before: isOrder || change.what === "added" ? undefined : textOf(before),
    after: isOrder || change.what === "removed" ? undefined : textOf(after),
  };
}

const silent = new Set(["blocks", "props", "content", "columns", "text", "attrs"]);

function whereOf(path: string, blocks: BlocksById): string {
  let type: string | undefined;
  const steps = path.split("/").flatMap((step) => {
    const id = /^\[(.*)\]$/.exec(step)?.[1];
    if (id !== undefined) {
      const block = blocks.get(id);
      type = block?.type ?? typeIn(id);
      return [block?.name ?? labelOf(type) ?? id];
    }
    if (/^\d+$/.test(step)) return [`no. ${Number(step) + 1}`];
    const label = labelOfProp(type, step) ?? labelOfWord(step);
    return label === undefined ? [] : [label];
  });
  // Formatted text is one thing to an editor, however deep in its tree it changed.
  const last = steps.findIndex((step) => step === "Text");
  const told = last === -1 ? steps : steps.slice(0, last + 1);
  return told.length === 0 ? "The blocks" : told.join(", ");
}

/** A block that is gone tells by its id what it was. */
function typeIn(id: string): string | undefined {
  return Object.keys(blockEditors).findLast((type) => id.startsWith(type));
}

function labelOf(type: string | undefined): string | undefined {
  return type !== undefined && isBlockType(type) ? blockEditors[type].label : undefined;
}

function labelOfProp(type: string | undefined, prop: string): string | undefined {
  return type !== undefined && isBlockType(type)
    ? blockEditors[type].fields[prop]?.label
    : undefined;
}

function labelOfWord(step: string): string | undefined {
  return silent.has(step) ? undefined : (pageLabels[step] ?? step);
}

function textOf(value: unknown): string {
  const words = isBlock(value) ? nameOfBlock(value) : wordsOf(withoutNames(value));
  return words.length > textMax ? `${words.slice(0, textMax - 1)}…` : words;
}

/** Formatted text is read as its words; what its nodes are called says nothing. */
function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "type" && key !== "id")
      .map(([key, inner]) => [key, withoutNames(inner)]),
  );
}

function isBlock(value: unknown): value is { type: string; props: Record<string, unknown> } {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string" &&
    "props" in value &&
    typeof value.props === "object" &&
    value.props !== null
  );
}
