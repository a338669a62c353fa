import { Outlet } from "react-router";

import { WithMessages } from "../language/Messages.context.tsx";
import type { PageHandle } from "../page-handle.ts";

const areas = ["content", "help"] as const;

export const handle: PageHandle = { messages: areas };

/** The words of the help centre, also for who walks here from another page. */
export default function HelpLayout() {
  return (
    <WithMessages areas={areas}>
      <Outlet />
    </WithMessages>
  );
}
