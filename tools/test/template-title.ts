/** A title as it is written: the parts that change between tests are `${…}`, `%s` or `$name`. */
const changing = /\$\{…\}|%[sdifjo]|\$[a-z][\w.]*/i;

/** Whether a test whose title is written like this may be called so. */
export function mayRead(written: string, name: string): boolean {
  const [first = "", ...rest] = written.split(changing);
  if (rest.length === 0) return written === name;
  const last = rest.pop() ?? "";
  if (!name.startsWith(first) || name.length < first.length + last.length) return false;
  return (
    name.endsWith(last) && isInOrder(rest, name.slice(first.length, name.length - last.length))
  );
}

/** One that is all changing parts, or nearly, may read like anything. */
export function saysEnough(written: string): boolean {
  return written.split(changing).join("").length >= 12;
}

/** Whether these words may stand in a title that is written like this; some of them where nothing changes. */
export function mayContain(written: string, words: string): boolean {
  if (written.includes(words)) return true;
  const parts = written.split(changing);
  if (parts.length < 2) return false;
  // The text before and after a part that changes is cut off somewhere: try each place.
  return parts.some((part, index) =>
    cuts(part).some(
      (cut) => words.startsWith(cut) && follows(parts.slice(index + 1), words.slice(cut.length)),
    ),
  );
}

/** A name of three letters or fewer would be found in everything. */
const wordMin = 4;

/** The ends of a part, the longest first. */
function cuts(part: string): readonly string[] {
  return Array.from({ length: Math.max(0, part.length - wordMin + 1) }, (_, at) => part.slice(at));
}

/** The rest of the words: something that changes, then the next part or its beginning, and so on. */
function follows(parts: readonly string[], words: string): boolean {
  const [next, ...others] = parts;
  if (next === undefined) return words === "";
  for (let at = 0; at <= words.length; at += 1) {
    const rest = words.slice(at);
    if (next.startsWith(rest)) return true;
    if (next !== "" && rest.startsWith(next) && follows(others, rest.slice(next.length)))
      return true;
  }
  return next === "" && others.length > 0 && follows(others, words);
}

function isInOrder(parts: readonly string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
