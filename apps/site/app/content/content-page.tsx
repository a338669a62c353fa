import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/content-page";
import { ContentView } from "./ContentView.tsx";
import { loadPage } from "./load-page.ts";

export const handle: PageHandle = { messages: ["content"] };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(context, `/${params["*"]}`);
}

export default function ContentPage({ loaderData: page }: Route.ComponentProps) {
  return <ContentView page={page} />;
}
