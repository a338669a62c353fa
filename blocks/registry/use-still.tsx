import {
  type ComponentProps,
  createElement,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
} from "react";
import { DrawnOnce } from "@croupier/ui";
import type { AnyView, ViewName } from "./block-views.ts";
import { loadView, viewAtHand } from "./load-views.ts";

const never = () => () => {};
const isServer = typeof document === "undefined";

type Inside = Pick<
  ComponentProps<"div">,
  "children" | "dangerouslySetInnerHTML" | "suppressHydrationWarning"
>;

/**
 * What stands in a frame that no script touches. A page that the server drew keeps it as it came: the
 * view is not even fetched. What changes afterwards, and what is drawn in the browser, is drawn by
 * the view. `of` is what it shows: while that stays the same value, the drawing stays.
 */
export function useStill(name: ViewName, of: object, props: object): Inside {
  if (useServed(of)) return { suppressHydrationWarning: true, dangerouslySetInnerHTML: asItIs };
  const view = <AwaitedView name={name} props={props} />;
  if (isServer) return { children: <DrawnOnce of={of}>{view}</DrawnOnce> };
  // Where nothing is waited for, the HTML is spared the marks of waiting.
  return { children: viewAtHand(name) === undefined ? <Suspense>{view}</Suspense> : view };
}

/** While React takes a page over it never looks in here, and what does not change is never written. */
const asItIs = { __html: "" };

/** True from the moment React takes over the page until the value becomes another one. */
function useServed(value: object): boolean {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => !isServer,
  );
  const [served] = useState(takingOver ? value : undefined);
  return served === value;
}

/** Fetches the view if it is not here. Stands in a `Suspense` unless it is. */
export function AwaitedView({
  name,
  props,
  view,
}: {
  readonly name: ViewName;
  readonly props: object;
  /** One the page brought itself. */
  readonly view?: AnyView | undefined;
}) {
  return createElement(view ?? viewAtHand(name) ?? use(loadView(name)), props);
}
