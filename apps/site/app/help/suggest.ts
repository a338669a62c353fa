/** One article, as the help centre shows what it found. */
export interface Suggestion {
  readonly id: string;
  readonly link: string;
  readonly text: string;
}

export interface Suggested {
  readonly term: string;
  readonly found: readonly Suggestion[];
}

/** Fewer letters than these are not searched for. */
export const termMin = 3;
/** So long nobody must have typed. */
export const delayMs = 1_000;

export function presentFound(answer: {
  readonly contentId: string;
  readonly paths: readonly string[];
  readonly fields: { readonly title: string };
}): Suggestion {
  return { id: answer.contentId, link: answer.paths.at(-1) ?? "", text: answer.fields.title };
}

export function isLongEnough(term: string): boolean {
  return term.trim().length >= termMin;
}

/** Searches while somebody types, once they pause; an answer that comes too late is not shown. */
export function createSuggest(needs: {
  ask: (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  show: (suggested: Suggested) => void;
  logError: (text: string, failure: unknown) => void;
}) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  async function ask(term: string): Promise<void> {
    const { signal } = (asking = new AbortController());
    let found: readonly Suggestion[] = [];
    try {
      found = await needs.ask(term, signal);
    } catch (failure) {
      if (!signal.aborted) needs.logError("Help search failed", failure);
    }
    if (!signal.aborted) needs.show({ term, found });
  }

  function stop(): void {
    clearTimeout(timer);
    asking?.abort();
  }

  return {
    type(typed: string): void {
      stop();
      if (!isLongEnough(typed)) return needs.show({ term: "", found: [] });
      timer = setTimeout(() => void ask(typed.trim()), delayMs);
    },
    stop,
  };
}
