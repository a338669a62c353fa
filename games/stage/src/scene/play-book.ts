import { assert } from "@croupier/kit/assert";

/** What a handler knows of the round its event is of. */
export type Cue = {
  /** Nothing moves: put the end of it in place. */
  readonly isStill: boolean;
  /** Aborted when the stage is torn down: stop where you stand. */
  readonly signal: AbortSignal;
  readonly isReplay: boolean;
  /** The same for all that is shown of one round, another when it is shown again: a table is laid anew. */
  readonly showing: number;
  /** Known from the start, because it was decided before anything is shown. */
  readonly won: boolean;
  readonly payout: string | undefined;
  readonly say: (voice: string, strength?: number) => void;
};

/** One for each kind of event there is; a kind that is forgotten does not compile. */
export type Handlers<Event> = HandlersOf<Event & { readonly type: string }>;

type HandlersOf<Event extends { readonly type: string }> = {
  readonly [Type in Event["type"]]: (
    event: Extract<Event, { readonly type: Type }>,
    cue: Cue,
  ) => Promise<void> | void;
};

type AnyHandler = (event: unknown, cue: Cue) => Promise<void> | void;

/** Shows events in their order, each when the one before has been seen. */
export async function playBook(
  events: readonly { readonly type: string }[],
  { handlers, cue }: { readonly handlers: object; readonly cue: Cue },
): Promise<void> {
  const known = handlers as Readonly<Record<string, AnyHandler | undefined>>;
  for (const event of events) {
    if (cue.signal.aborted) return;
    const handler = known[event.type];
    assert(handler !== undefined, `nobody shows ${event.type}`);
    await handler(event, cue);
  }
}
