import { railFits } from "@croupier/ui";
import type {
  AnyView,
  BlockViews,
  MovingType,
  PieceViews,
  StillType,
  ViewName,
} from "./block-views.ts";
import type { ShownBlock } from "./shown-block.ts";

/** Each brings what it needs to move, so each is fetched for itself. */
const moving: {
  readonly [Type in MovingType]: () => Promise<BlockViews<Type>[Type]>;
} = {
  slideshow: async () => (await import("../slideshow/View.tsx")).SlideshowView,
  "game-rail": async () => (await import("../game-rail/View.tsx")).GameRailView,
  "own-games": async () => (await import("../own-games/View.tsx")).OwnGamesView,
  "promotion-rail": async () => (await import("../promotion-rail/View.tsx")).PromotionRailView,
  "help-search": async () => (await import("../help-search/View.tsx")).HelpSearchView,
};

const arrived = new Map<ViewName, AnyView>();
const coming = new Map<ViewName, Promise<AnyView>>();

/** Whether a script has something to do in this block: a rail that fits its page never scrolls. */
export function isMoving(block: ShownBlock): boolean {
  if (block.type === "promotion-rail") return block.resolved.promotions.length > railFits.wide;
  return isMovingName(block.type);
}

/** The view, if it is here already. */
export function viewAtHand(name: ViewName): AnyView | undefined {
  return arrived.get(name);
}

/** The same promise each time, so that a render may wait for it. */
export function loadView(name: ViewName): Promise<AnyView> {
  const known = coming.get(name);
  if (known !== undefined) return known;
  const view = fetchView(name);
  coming.set(name, view);
  view.then(
    (found) => arrived.set(name, found),
    // A line that broke may hold the next time.
    () => coming.delete(name),
  );
  return view;
}

/** For whoever draws pages that no server has drawn: the server itself, and a browser on its way. */
export async function loadEveryView(): Promise<void> {
  const still = Object.keys(await stillViews()) as (keyof StillViews)[];
  const names: readonly ViewName[] = [...still, ...(Object.keys(moving) as MovingType[])];
  await Promise.all(names.map(loadView));
}

type StillViews = BlockViews<StillType> & PieceViews;

async function stillViews(): Promise<StillViews> {
  return (await import("./still-views.ts")).stillViews;
}

async function fetchView(name: ViewName): Promise<AnyView> {
  const view = isMovingName(name) ? await moving[name]() : (await stillViews())[name];
  // The registries are checked: the view of a name takes the props of that name.
  return view as AnyView;
}

function isMovingName(name: string): name is MovingType {
  return Object.hasOwn(moving, name);
}
