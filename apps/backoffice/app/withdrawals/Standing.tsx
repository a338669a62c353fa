import { useQuery } from "@tanstack/react-query";
import { Moment } from "../parts/Moment.tsx";
import { plainly } from "../treasury/money-words.ts";
import { withdrawal } from "./withdrawal-calls.ts";
import { stateWords } from "./withdrawal-words.ts";

/** Where it stands now, and who of staff brought it there, for whoever pressed too late. */
export function Standing({ id }: { id: string }) {
  const { data, isFetchedAfterMount, isSuccess } = useQuery(withdrawal(id));
  if (!isFetchedAfterMount || !isSuccess) return null;
  const last = data.trace.findLast(({ who }) => who !== null);
  return (
    <>
      {stateWords[data.state].word}
      {last === undefined ? "." : `. ${last.who}: ${plainly(last.event).toLowerCase()}, `}
      {last !== undefined && <Moment at={last.at} />}
    </>
  );
}
