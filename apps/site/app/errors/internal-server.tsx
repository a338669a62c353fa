import { answerWithError } from "../content/load-page.ts";
import type { Route } from "./+types/internal-server";

export async function loader({ context }: Route.LoaderArgs) {
  throw await answerWithError(context, 500);
}

/** Never drawn: the answer is an error, and the boundary around pages draws those. */
export default function InternalServer() {
  return null;
}
