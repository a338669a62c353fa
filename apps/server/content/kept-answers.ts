import type { Audience, Onlooker, Snapshot } from "@croupier/content";

/** What an answer may depend on besides what is published. */
export interface Asked {
  readonly snapshot: Snapshot;
  /** What is asked, to the letter. */
  readonly question: string;
  readonly audience: Audience;
  readonly now: Date;
}

type Dimension = keyof Audience;
type Kept = { readonly body: object; readonly staleAt: number };
type Question = { readonly uses: Set<Dimension>; readonly answers: Map<string, Kept> };

/** A stranger may ask for anything; what is asked for often comes back soon. */
const answersMost = 300;
const dimensions = ["signedIn", "hasPlayed", "place", "device"] as const;

/**
 * Answers kept for as long as the same things are published, each for everybody who is alike in what it
 * really looked at: the dimensions are recorded by use, as they are for pages.
 */
export function createKeptAnswers(answersMax = answersMost) {
  const kept = new WeakMap<Snapshot, Map<string, Question>>();

  function find({ snapshot, question, audience, now }: Asked): object | undefined {
    const known = kept.get(snapshot)?.get(question);
    const found = known?.answers.get(spell(audience, known.uses));
    return found !== undefined && now.getTime() < found.staleAt ? found.body : undefined;
  }

  function answer<Body extends object>(
    asked: Asked,
    make: (recorded: Pick<Onlooker, "audience" | "staleAfter">) => Body | undefined,
  ): Body | undefined {
    // Kept under the very question that made it.
    const found = find(asked) as Body | undefined;
    if (found !== undefined) return found;
    const { snapshot, question, audience } = asked;
    const questions = kept.get(snapshot) ?? new Map<string, Question>();
    kept.set(snapshot, questions);
    const known = questions.get(question) ?? { uses: new Set(), answers: new Map() };
    let staleAt = Infinity;
    const body = make({
      audience(dimension) {
        known.uses.add(dimension);
        return audience[dimension];
      },
      staleAfter(moment) {
        staleAt = Math.min(staleAt, moment.getTime());
      },
    });
    if (body === undefined) return undefined;
    if (questions.size >= answersMax || known.answers.size >= answersMax) questions.clear();
    known.answers.set(spell(audience, known.uses), { body, staleAt });
    questions.set(question, known);
    return body;
  }

  return { answer, find };
}

/** By all that this question is known to look at: an answer that looked at less is only made again. */
function spell(audience: Audience, uses: ReadonlySet<Dimension>): string {
  return dimensions
    .filter((dimension) => uses.has(dimension))
    .map((dimension) => `${dimension}=${String(audience[dimension])}`)
    .join("\n");
}
