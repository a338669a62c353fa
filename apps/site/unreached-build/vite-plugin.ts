import type { Plugin } from "vite";

import { type Unreached, unreached } from "./unreached.ts";

/** Leaves out of the scripts of visitors what they can never reach, and what that alone leans on. */
export function withoutUnreached(): Plugin {
  return {
    name: "croupier:without-unreached",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const file = Object.keys(unreached).find((end) => id.split("?", 1)[0]?.endsWith(`/${end}`));
      const names = file === undefined ? undefined : unreached[file];
      if (names === undefined) return undefined;
      return { code: emptied(code, names, (text) => this.parse(text)), map: null };
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The same code with the bodies of these functions gone. A function in a function is `outer.inner`. */
export function emptied(
  code: string,
  { never, idle = {} }: Unreached,
  parse: (code: string) => object,
): string {
  const left = new Set([...never, ...Object.keys(idle)]);
  const bodies: { readonly name: string; readonly body: Node }[] = [];

  function walk(node: unknown, around: string): void {
    if (typeof node !== "object" || node === null) return;
    const name = Array.isArray(node) ? undefined : nameOf(node as Node, code);
    const full = name === undefined ? undefined : around + name.of;
    if (name !== undefined && full !== undefined && left.delete(full)) {
      bodies.push({ name: full, body: name.body });
      return;
    }
    const within = name?.declares === true ? `${full}.` : around;
    for (const child of Object.values(node)) walk(child, within);
  }

  walk(parse(code), "");
  if (left.size > 0) throw new Error(`no function is called ${[...left].join(", ")} any more`);
  return bodies
    .toSorted((one, other) => other.body.start - one.body.start)
    .reduce(
      (made, { name, body }) =>
        made.slice(0, body.start) +
        `{${idle[name] ?? 'throw Error("left out of this build")'}}` +
        made.slice(body.end),
      code,
    );
}

/** The name of a function: from its declaration, or from what it is assigned to. */
function nameOf(node: Node, code: string) {
  const { type, id, body, left, right } = node as Node & {
    id?: { name: string };
    body?: Node;
    left?: Node;
    right?: Node & { body?: Node };
  };
  if (type === "FunctionDeclaration" && id && body) return { of: id.name, body, declares: true };
  if (type === "AssignmentExpression" && left && right?.type === "FunctionExpression") {
    const { body: assigned } = right;
    return assigned && { of: code.slice(left.start, left.end), body: assigned, declares: false };
  }
  return undefined;
}
