import { elementsIn, type SvgElement } from "./element.ts";
import { localLink, paintReference } from "./allowed.ts";

/** References that lead on to references; a drawing made by a person has a handful. */
const depthMax = 200;

/**
 * How many elements are drawn when every reference is followed, or undefined when one leads back to
 * itself. Ten lines that each use the one before ten times draw ten thousand million shapes.
 */
export function countDrawn(root: SvgElement): number | undefined {
  const byId = new Map<string, SvgElement>();
  collectIds(root, byId);
  const known = new Map<SvgElement, number>();
  const onTheWay = new Set<SvgElement>();

  function count(element: SvgElement): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (onTheWay.has(element) || onTheWay.size > depthMax) return Number.POSITIVE_INFINITY;
    onTheWay.add(element);
    let drawn = 1;
    for (const child of elementsIn(element)) drawn += count(child);
    for (const value of element.attributes.values()) {
      const referred = byId.get(localLink.exec(value)?.[1] ?? paintReference(value) ?? "");
      if (referred !== undefined) drawn += count(referred);
    }
    onTheWay.delete(element);
    known.set(element, drawn);
    return drawn;
  }
  const drawn = count(root);
  return Number.isFinite(drawn) ? drawn : undefined;
}

function collectIds(element: SvgElement, byId: Map<string, SvgElement>): void {
  const id = element.attributes.get("id");
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  for (const child of elementsIn(element)) collectIds(child, byId);
}
