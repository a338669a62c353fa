/** A page at a moment, and what was chosen on it. */
export type PageMoment<Page, Chosen> = { readonly page: Page; readonly chosen: Chosen };

export type PageHistory<Page, Chosen> = {
  /** Before each act, the last one at the end. */
  readonly past: readonly PageMoment<Page, Chosen>[];
  /** After each act that was taken back, the next one first. */
  readonly future: readonly PageMoment<Page, Chosen>[];
  /** Which fields the last act was typed in, and when. */
  readonly typed: { readonly where: string; readonly at: number } | undefined;
};

type Moved<Page, Chosen> = {
  readonly history: PageHistory<Page, Chosen>;
  readonly shown: PageMoment<Page, Chosen>;
};

/** Letters that follow each other within this are one act. */
const typingPause = 1_000;
const actsMax = 200;

export const emptyHistory = { past: [], future: [], typed: undefined } as const;

/** Every act is a step of its own, however fast; only letters typed into one field are one together. */
export function noteAct<Page, Chosen>(
  history: PageHistory<Page, Chosen>,
  {
    before,
    where,
    at,
  }: {
    readonly before: PageMoment<Page, Chosen>;
    /** The fields that were typed in; undefined for what is no typing. */
    readonly where: string | undefined;
    readonly at: number;
  },
): PageHistory<Page, Chosen> {
  const { past, typed } = history;
  const goesOn = where !== undefined && typed?.where === where && at - typed.at < typingPause;
  return {
    past: goesOn ? past : [...past, before].slice(-actsMax),
    future: [],
    typed: where === undefined ? undefined : { where, at },
  };
}

/** One press, one act. Undefined when there is nothing to take back. */
export function takeBack<Page, Chosen>(
  { past, future }: PageHistory<Page, Chosen>,
  now: PageMoment<Page, Chosen>,
): Moved<Page, Chosen> | undefined {
  const shown = past.at(-1);
  if (shown === undefined) return undefined;
  return {
    history: { past: past.slice(0, -1), future: [now, ...future], typed: undefined },
    shown,
  };
}

/** What was taken back comes again, act by act. */
export function bringBack<Page, Chosen>(
  { past, future }: PageHistory<Page, Chosen>,
  now: PageMoment<Page, Chosen>,
): Moved<Page, Chosen> | undefined {
  const [shown, ...later] = future;
  if (shown === undefined) return undefined;
  return { history: { past: [...past, now], future: later, typed: undefined }, shown };
}
