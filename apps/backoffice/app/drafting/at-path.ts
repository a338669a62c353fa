/** Reading and writing one place of a tree by its path (`seo.title`, `items.0.link`). Never in place. */
type Tree = unknown;

const isTree = (value: Tree): value is Readonly<Record<string, Tree>> =>
  typeof value === "object" && value !== null;

export function readAt(tree: Tree, path: string): unknown {
  return path
    .split(".")
    .reduce<Tree>((inner, step) => (isTree(inner) ? inner[step] : undefined), tree);
}

/** Undefined takes the place away, and an object that is empty after that goes with it. */
export function writeAt<T>(tree: T, path: string, value: unknown): T {
  // The shape above the path is kept, and the path itself is the caller's word.
  return write(tree, path.split("."), value) as T;
}

function write(tree: Tree, [step, ...more]: readonly string[], value: unknown): Tree {
  if (step === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.map((inner: Tree, index) =>
      String(index) === step ? write(inner, more, value) : inner,
    );
  }
  const before = isTree(tree) ? tree : {};
  const written = write(before[step], more, value);
  const { [step]: _, ...others } = before;
  if (written === undefined || isEmptied(written, value)) return others;
  return { ...before, [step]: written };
}

function isEmptied(written: Tree, value: unknown): boolean {
  return (
    value === undefined &&
    isTree(written) &&
    !Array.isArray(written) &&
    Object.keys(written).length === 0
  );
}
