/** The ids in what somebody pasted, each once, and how much of it was none. */
export function readPlayerIds(pasted: string): {
  readonly ids: readonly string[];
  readonly strange: readonly string[];
} {
  const words = pasted.split(/[\s,;"]+/).filter((word) => word !== "");
  const isId = (word: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word);
  return {
    ids: [...new Set(words.filter(isId).map((word) => word.toLowerCase()))],
    strange: words.filter((word) => !isId(word)),
  };
}
