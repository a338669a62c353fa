/**
 * What the site and an embedded account area say to each other. An area is a built module that exports
 * `mount`; whoever operates the site may serve one of their own. Additions keep the number, anything
 * else raises it, and the site refuses to mount an area that speaks another one.
 */
export const bridgeVersion = 1;

/** The module an area is built to. */
export interface EmbeddedModule {
  readonly mount: Mount;
}

export type Mount = (element: HTMLElement, bridge: Bridge) => Unmount | Promise<Unmount>;

/** Leaves the element empty, every timer stopped and every listener taken away. */
export type Unmount = () => void;

export interface Bridge {
  readonly version: typeof bridgeVersion;
  /** What the page around the area is; it does not change while the area is mounted. */
  readonly page: EmbeddingPage;
  /** What the address bar says: a path below `/account`, with query and fragment. */
  readonly where: () => string;
  /**
   * The address moved, and it was not the area that moved it: back, forward, a link in the header.
   * Answers with the way to stop listening.
   */
  readonly follow: (listener: (path: string) => void) => () => void;
  /** Every path in an event is one of this site; anything else is dropped with its event. */
  readonly tell: (event: BridgeEvent) => void;
}

export interface EmbeddingPage {
  readonly brandCode: string;
  readonly brandName: string;
  /** The language of the page, as in `<html lang>`. */
  readonly language: string;
}

export type BridgeEvent =
  /** The area is on its way to another of its pages: the site shows that it waits. */
  | { readonly type: "navigationStart"; readonly path: string }
  /** It is there: the site puts the path into the address bar and the title on the page. */
  | {
      readonly type: "navigationEnd";
      readonly path: string;
      readonly title?: string;
      /** In place of the page before it, which is then not gone back to. */
      readonly replace?: boolean;
    }
  /** It cannot go on: the site shows its page for that. */
  | { readonly type: "navigationError"; readonly error: "not-found" | "internal" }
  /** To where the player came from; when that is nowhere on this site, to `otherwise` or home. */
  | { readonly type: "navigationBack"; readonly otherwise?: string }
  | { readonly type: "navigationForward" }
  /** To a page of the site that is not of the area. */
  | { readonly type: "navigationOutside"; readonly path: string }
  /** Nobody is signed in any more. Without a destination the player comes back to where they are. */
  | { readonly type: "loginRequired"; readonly destination?: string }
  /** Something to say that outlasts the page it is said on: the site shows it wherever the player goes. */
  | { readonly type: "notice"; readonly kind: "done" | "told" | "refused"; readonly text: string }
  /** What the site shows of the player is not so any more: a name, how money is written. */
  | { readonly type: "playerChanged" }
  /** The player wants to sign out; the site does that, and tells the other tabs. */
  | { readonly type: "logoutRequested" };

/** What a build of an area says of itself, as `area.json` beside the folder of its files. */
export interface EmbeddedArea {
  readonly bridge: number;
  /** The module, as the browser asks for it: below `/assets/account/`, with a hash in its name. */
  readonly script: string;
  readonly styles: readonly string[];
}
