/** A drawing as a tree: what is not in it cannot be written out again. */
export type SvgElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (SvgElement | string)[];
};

export function elementsIn(element: SvgElement): readonly SvgElement[] {
  return element.children.filter((child) => typeof child !== "string");
}
