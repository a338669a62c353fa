import type { Route } from "../+types/root";
import type { Site } from "../site.ts";

/**
 * A page speaks one language for as long as it is open. When the server would speak another now,
 * because somebody signed in or out, the page is loaded anew as a whole. (As a loader of the browser
 * this would cost every step through the site a second request.)
 */
export const loadAnewInOtherLanguage: Route.ClientMiddlewareFunction = async (
  { request },
  next,
) => {
  const answers = await next();
  const root = answers["root"];
  if (root?.type !== "data") return answers;
  // What the root's loader answered, by the name the router gives the root.
  const { language } = root.result as Site;
  if (language === document.documentElement.lang) return answers;
  location.assign(request.url);
  return new Promise<never>(() => {});
};
