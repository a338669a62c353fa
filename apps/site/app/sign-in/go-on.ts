import { href } from "react-router";

import { noteArrival } from "../session/arrival.ts";
import { noteHere } from "../session/last-here.ts";
import { joinTabs } from "../session/tabs.ts";

/** Signed in. A whole new page: everything on it was made for someone who is signed in. */
export function goOn(destination: string | undefined): void {
  const tabs = joinTabs(() => {});
  tabs.tell("signed-in");
  tabs.close();
  noteArrival();
  noteHere(new Date());
  location.assign(destination ?? href("/"));
}
