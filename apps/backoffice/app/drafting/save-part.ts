import { client } from "../calls.ts";
import type { PartData } from "./check-part.ts";
import type { SaveAnswer } from "./entry-draft.ts";

/** One save on the wire. Whoever was overtaken gets the other's text along with who and when. */
export async function savePart(
  entry: string,
  part: string,
  { basedOn, data }: { readonly basedOn: number; readonly data: PartData },
): Promise<SaveAnswer> {
  const answer = await client.desk.saveDraft({ params: { entry, part }, body: { basedOn, data } });
  if (answer.ok) return { is: "kept", number: answer.value.number };
  const { problem } = answer;
  if (problem.status >= 500 || problem.status === 429) throw new Error(problem.title);
  if (problem.code !== "version_conflict") return { is: "refused", problem };
  const newest = await client.desk.entry({ params: { entry } });
  const theirs = newest.ok ? newest.value.parts[part] : undefined;
  if (theirs === undefined) throw new Error("what was newer is gone again");
  return {
    is: "overtaken",
    theirs: {
      number: theirs.latest,
      by: theirs.writtenBy,
      at: theirs.writtenAt,
      data: theirs.data,
    },
  };
}
