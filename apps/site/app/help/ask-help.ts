import { client } from "../calls/client.ts";
import { presentFound, type Suggestion } from "./suggest.ts";

export async function askHelp(question: {
  bucket: string;
  language: string;
  term: string;
  signal: AbortSignal;
}): Promise<readonly Suggestion[]> {
  const { bucket, language, term, signal } = question;
  const answer = await client.content.helpSuggestions({
    params: { bucket, language },
    query: { searchTerm: term },
    signal,
  });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.value.map(presentFound);
}

export function logError(text: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- S8.10 asks for it in the log of the browser
  console.error(text, failure);
}
