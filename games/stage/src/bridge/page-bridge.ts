import {
  readPageMessage,
  toBridge,
  type FrameMessage,
  type PageMessage,
} from "@croupier/contracts/frame-bridge";

export type PageBridge = {
  /** Nobody is around: the game stands alone in its window. */
  readonly isAlone: boolean;
  readonly tell: (message: FrameMessage) => void;
  readonly listen: (heard: (message: PageMessage) => void) => () => void;
};

/**
 * The page around, if it is one of those the server names. Messages go to its exact origin and are taken
 * from its window and its origin alone; any other page that frames us hears and says nothing.
 */
export function openPageBridge(
  window: Window,
  { origins }: { readonly origins: readonly string[] },
): PageBridge {
  const { parent } = window;
  const origin = parent === window ? undefined : originAround(window);
  const isNamed = origins.some((named) => isOf(named, origin));
  const known = isNamed ? origin : undefined;
  return {
    isAlone: parent === window,
    tell(message) {
      if (known !== undefined) parent.postMessage(toBridge(message), known);
    },
    listen(heard) {
      function receive(event: MessageEvent<unknown>): void {
        if (known === undefined || event.origin !== known || event.source !== parent) return;
        const message = readPageMessage(event.data);
        if (message !== undefined) heard(message);
      }
      window.addEventListener("message", receive);
      return () => window.removeEventListener("message", receive);
    },
  };
}

/** Who frames us: browsers that do not say so outright name the page that led here. */
function originAround(window: Window): string | undefined {
  const [around] = window.location.ancestorOrigins ?? [];
  if (around !== undefined) return around;
  return URL.canParse(window.document.referrer)
    ? new URL(window.document.referrer).origin
    : undefined;
}

/** An origin by itself, or every name one step below a host: `http://*.localhost:3000`. */
function isOf(named: string, origin: string | undefined): boolean {
  if (origin === undefined || !named.includes("//*.")) return named === origin;
  const [scheme = "", host = ""] = named.split("//*.");
  const label =
    origin.startsWith(`${scheme}//`) && origin.slice(scheme.length + 2, -host.length - 1);
  return label !== false && origin.endsWith(`.${host}`) && /^[a-z0-9-]+$/.test(label);
}
