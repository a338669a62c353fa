export type Directive = {
  readonly name: string;
  readonly args: readonly string[];
  /** Present on a block: what stands between its braces. */
  readonly block?: readonly Directive[];
};

/** An nginx configuration as a tree: `name args;` or `name args { … }`. */
export function parseNginx(text: string): readonly Directive[] {
  const tokens = tokenise(text);
  let at = 0;

  function parseBlock(closing: boolean): Directive[] {
    const directives: Directive[] = [];
    while (at < tokens.length) {
      if (tokens[at] === "}") {
        if (!closing) throw new Error("a } without its {");
        at += 1;
        return directives;
      }
      directives.push(parseDirective());
    }
    if (closing) throw new Error("a { without its }");
    return directives;
  }

  function parseDirective(): Directive {
    const words: string[] = [];
    for (;;) {
      const token = tokens[at];
      if (token === undefined || token === "}") throw new Error(`no ; after ${words.join(" ")}`);
      at += 1;
      if (token === ";" || token === "{") {
        const [name, ...args] = words;
        if (name === undefined) throw new Error(`a ${token} with nothing before it`);
        return token === ";" ? { name, args } : { name, args, block: parseBlock(true) };
      }
      words.push(token);
    }
  }

  return parseBlock(false);
}

function tokenise(text: string): string[] {
  const withoutComments = text.replace(/(^|\s)#[^\n]*/g, "$1");
  const tokens = withoutComments.match(/"[^"\n]*"|'[^'\n]*'|[{};]|[^\s{};"']+/g) ?? [];
  return tokens.map((token) => token.replace(/^(["'])(.*)\1$/, "$2"));
}

/** Every directive of a name, wherever it stands. */
export function findDirectives(tree: readonly Directive[], name: string): Directive[] {
  return tree.flatMap((directive) => [
    ...(directive.name === name ? [directive] : []),
    ...findDirectives(directive.block ?? [], name),
  ]);
}
