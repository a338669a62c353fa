import { gates as gatesSchema } from "@croupier/contracts";
import { decideGates } from "./decide-gates.ts";
import type { Onlooker } from "./onlooker.ts";

/**
 * What this onlooker sees of a piece of data. Whatever carries gates is gated, at every depth: a
 * block by those of its props, a record of a list (a card, a column) by its own. What is closed
 * stays here, and so do the gates. Data without gates are handed on as they are, uncopied.
 */
export function openData<Data>(data: Data, onlooker: Onlooker): Data {
  // The shape stays: members of lists go missing, and keys that may be.
  return open(data, onlooker) as Data;
}

const closed = Symbol("closed");

/** Published data never change: what had no gate anywhere inside has none the next time. */
const gateless = new WeakSet<object>();

function open(value: unknown, onlooker: Onlooker): unknown {
  if (!isRecord(value) || gateless.has(value)) return value;
  const opened = Array.isArray(value) ? openList(value, onlooker) : openRecord(value, onlooker);
  // Gates never leave with what they guard, so what came back as it was had none.
  if (opened === value) gateless.add(value);
  return opened;
}

function openList(list: readonly unknown[], onlooker: Onlooker): readonly unknown[] {
  const opened = list.map((member) => open(member, onlooker));
  if (opened.every((member, index) => member === list[index])) return list;
  return opened.filter((member) => member !== closed);
}

function openRecord(record: Readonly<Record<string, unknown>>, onlooker: Onlooker): unknown {
  const { gates, ...rest } = record;
  if (gates !== undefined && !isOpen(gates, onlooker)) return closed;
  let changed = gates !== undefined;
  const opened: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    const inner = open(value, onlooker);
    // The gates of a block stand in its props, and close the block.
    if (inner === closed && name === "props") return closed;
    if (inner !== closed) opened[name] = inner;
    changed ||= inner !== value;
  }
  return changed ? opened : record;
}

/** Gates that cannot be read stay shut: they were meant to keep somebody out. */
function isOpen(gates: unknown, onlooker: Onlooker): boolean {
  const known = gatesSchema.safeParse(gates);
  return known.success && decideGates(known.data, onlooker) === "open";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
