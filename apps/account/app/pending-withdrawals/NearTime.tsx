import { Time } from "@croupier/ui";
import { useState } from "react";

/** A moment of today is an hour; any other has its day. */
export function NearTime({ at }: { readonly at: string }) {
  const [today] = useState(() => new Date().toDateString());
  return <Time at={at} show={new Date(at).toDateString() === today ? "time" : "moment"} />;
}
