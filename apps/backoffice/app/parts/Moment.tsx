import { use } from "react";
import { howLongAgo } from "./how-long-ago.ts";
import { NowContext } from "./Now.tsx";

const exactly = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** How long ago in words; the exact moment on hover and for assistive technology. */
export function Moment({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactly.format(moment)}>
      {howLongAgo(moment, use(NowContext))}
    </time>
  );
}

/** The exact moment, where a relative one would not do. */
export function ExactMoment({ at }: { at: string }) {
  return <time dateTime={at}>{exactly.format(new Date(at))}</time>;
}
