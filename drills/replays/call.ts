/** A request; who sends it adds where it goes. */
export type Wire = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type Answer = { readonly status: number; readonly body: string };

/** What an answer moved of a player's money, in minor units. */
export type Moved = { readonly free: bigint; readonly pending: bigint };

/** One thing that is asked for under one key, however often it is sent. */
export type Asked = {
  readonly what: string;
  /** The same bytes each time, but for a signature; undefined while it waits for what another is answered. */
  spell(now: Date): Wire | undefined;
  /** The same key with other words, or with somebody else's name: what must be refused. */
  spellOthers(now: Date): readonly Wire[];
  isRefused(answer: Answer): boolean;
  /** Whether this is the answer for good. */
  isKept(answer: Answer): boolean;
  /** The answer without what it says of now. */
  steady(body: string): string;
  /** What has to be there before it is asked for the first time. */
  readonly prepare?: () => Promise<void>;
  /** What it moved, by the words of its answer. */
  moved(answer: string | undefined): Moved;
};

const complaintsMax = 3;

/** One thing that is asked for, and all that was said to it. */
export class Call {
  readonly asked: Asked;
  /** The first answer for good. */
  answer: string | undefined;
  sent = 0;
  unheard = 0;
  repeats = 0;
  refusedOthers = 0;
  readonly complaints: string[] = [];

  constructor(asked: Asked) {
    this.asked = asked;
  }

  /** What was said to all that were sent at one moment. */
  hear(...heard: readonly (Answer | undefined)[]): void {
    // Of two at once one may be told that the other is being answered.
    const wasAnswered = this.answer !== undefined;
    for (const one of heard) this.hearOne(one, wasAnswered);
  }

  private hearOne(heard: Answer | undefined, wasAnswered: boolean): void {
    this.sent += 1;
    if (heard === undefined) {
      this.unheard += 1;
      return;
    }
    if (!this.asked.isKept(heard)) {
      if (wasAnswered) this.complain(`${heard.status} ${heard.body}`);
      return;
    }
    const said = `${heard.status} ${this.asked.steady(heard.body)}`;
    if (this.answer === undefined) this.answer = said;
    else if (this.answer === said) this.repeats += 1;
    else this.complain(said);
  }

  /** Under its key, and not it. */
  hearOther(heard: Answer | undefined): void {
    this.sent += 1;
    if (heard === undefined) this.unheard += 1;
    else if (this.asked.isRefused(heard)) this.refusedOthers += 1;
    else this.complain(`to another under its key: ${heard.status} ${heard.body}`);
  }

  get moved(): Moved {
    return this.asked.moved(this.answer);
  }

  private complain(said: string): void {
    if (this.complaints.length < complaintsMax) {
      this.complaints.push(`${this.asked.what}: ${this.answer ?? "nothing yet"}, then ${said}`);
    }
  }
}

export const nothing: Moved = { free: 0n, pending: 0n };

/** The id that an answer gave; undefined while there is none. */
export function idIn({ answer }: Call): string | undefined {
  if (answer === undefined) return undefined;
  return (JSON.parse(answer.slice(answer.indexOf(" ") + 1)) as { id: string }).id;
}
