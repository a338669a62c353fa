/**
 * Collects commands that arrive within a few milliseconds and sends them as one batch. Each command
 * belongs to a line (here: a player). A batch takes at most one command of a line, and a line's next
 * command waits until the one before it is answered, so that the order of a player's commands holds
 * and no batch waits for a row that another batch of this process has locked.
 */
export type BatcherOptions<Command, Answer> = {
  /** Answers in the order of the commands. A rejection fails every command of the batch. */
  send(commands: readonly Command[], lane: number): Promise<readonly Outcome<Answer>[]>;
  lanes: number;
  batchMax: number;
  waitingMax: number;
  /** How long a batch that is not full gathers while another one is in flight. */
  gatherMs: number;
};

export type Outcome<Answer> = { readonly answer: Answer } | { readonly failure: unknown };

export type Batcher<Command, Answer> = {
  isFull(): boolean;
  submit(line: string, command: Command): Promise<Answer>;
  /** Resolves when nothing waits and nothing is in flight. */
  drain(): Promise<void>;
};

type Waiting<Command, Answer> = {
  readonly command: Command;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: unknown) => void;
};

export function createBatcher<Command, Answer>(
  options: BatcherOptions<Command, Answer>,
): Batcher<Command, Answer> {
  const { lanes, batchMax, waitingMax, gatherMs, send } = options;
  const lines = new Map<string, Waiting<Command, Answer>[]>();
  /** Lines whose first command may go, in the order in which they became ready. */
  const ready = new Set<string>();
  const freeLanes = Array.from({ length: lanes }, (_, lane) => lane);
  const drained: (() => void)[] = [];
  let waiting = 0;
  let planned: Planned | undefined;

  function submit(line: string, command: Command): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const entry = { command, resolve, reject };
      const queue = lines.get(line);
      if (queue === undefined) {
        lines.set(line, [entry]);
        ready.add(line);
      } else {
        queue.push(entry);
      }
      waiting += 1;
      plan();
    });
  }

  function plan(): void {
    if (freeLanes.length === 0 || ready.size === 0) return;
    // Nothing in flight: what arrives in this turn of the event loop goes at once. A full batch
    // gains nothing by waiting either.
    const atOnce = ready.size >= batchMax || freeLanes.length === lanes;
    if (planned !== undefined && (planned.atOnce || !atOnce)) return;
    planned?.cancel();
    planned = atOnce ? soon(flush) : later(flush, gatherMs);
  }

  function flush(): void {
    planned = undefined;
    const lane = freeLanes.shift();
    if (lane === undefined || ready.size === 0) return;
    void dispatch(lane, takeReady());
    plan();
  }

  function takeReady(): string[] {
    const taken: string[] = [];
    for (const line of ready) {
      if (taken.length === batchMax) break;
      taken.push(line);
      ready.delete(line);
    }
    waiting -= taken.length;
    return taken;
  }

  async function dispatch(lane: number, taken: readonly string[]): Promise<void> {
    const batch = taken.map((line) => firstOf(lines, line));
    try {
      const outcomes = await send(
        batch.map((entry) => entry.command),
        lane,
      );
      batch.forEach((entry, index) => settle(entry, outcomes[index]));
    } catch (failure) {
      batch.forEach((entry) => entry.reject(failure));
    }
    for (const line of taken) advance(line);
    freeLanes.push(lane);
    plan();
    if (lines.size === 0) drained.splice(0).forEach((resolve) => resolve());
  }

  function advance(line: string): void {
    const queue = lines.get(line);
    queue?.shift();
    if (queue === undefined || queue.length === 0) lines.delete(line);
    else ready.add(line);
  }

  return {
    isFull: () => waiting >= waitingMax,
    submit,
    drain: () =>
      lines.size === 0 ? Promise.resolve() : new Promise((resolve) => drained.push(resolve)),
  };
}

function settle<Command, Answer>(
  entry: Waiting<Command, Answer>,
  outcome: Outcome<Answer> | undefined,
): void {
  if (outcome === undefined) entry.reject(new Error("the batch was answered for fewer commands"));
  else if ("answer" in outcome) entry.resolve(outcome.answer);
  else entry.reject(outcome.failure);
}

function firstOf<Entry>(lines: ReadonlyMap<string, readonly Entry[]>, line: string): Entry {
  const entry = lines.get(line)?.[0];
  if (entry === undefined) throw new Error("a line that is ready has no command");
  return entry;
}

type Planned = { readonly atOnce: boolean; cancel(): void };

function soon(run: () => void): Planned {
  const handle = setImmediate(run);
  return { atOnce: true, cancel: () => clearImmediate(handle) };
}

function later(run: () => void, ms: number): Planned {
  const handle = setTimeout(run, ms);
  return { atOnce: false, cancel: () => clearTimeout(handle) };
}
