/**
 * Functions of React and of the router that nothing of this site can reach, by the file that holds
 * them. Bundlers keep them, for they stand in tables that are reached: of hooks, of kinds of components,
 * of what a router can do. A name that is not there any more stops the build: whoever raises a version
 * looks at this list.
 */
export interface Unreached {
  /** Never called. Were it, it says so. */
  readonly never: readonly string[];
  /** Called, with nothing to do here: what it answers instead. */
  readonly idle?: Readonly<Record<string, string>>;
}

const router = "react-router/dist/production/lib";
const reactDom = "react-dom/cjs";

export const unreached: Readonly<Record<string, Unreached>> = {
  [`${router}/router/router.js`]: {
    never: [
      // Forms and fetchers of the router: our forms call the API (calls/client.ts).
      "createRouter.handleAction",
      "createRouter.fetch",
      // Nothing asks before a page is left but the browser.
      "createRouter.updateBlocker",
      "createRouter.getBlocker",
      // All routes are in the manifest (react-router.config.ts).
      "createRouter.discoverRoutes",
      "patchRoutesImpl",
      "createRouter._internalSetRoutes",
    ],
  },
  [`${router}/router/instrumentation.js`]: {
    never: ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"],
  },
  [`${router}/dom/ssr/fog-of-war.js`]: {
    never: [],
    idle: { useFogOFWarDiscovery: "", getPatchRoutesOnNavigationFunction: "" },
  },
  [`${router}/dom/ssr/single-fetch.js`]: {
    never: ["singleFetchActionStrategy", "nonSsrStrategy", "singleFetchLoaderFetcherStrategy"],
  },
  [`${router}/dom/ssr/routes.js`]: {
    // Of the tools of development, and of forms.
    never: [
      "createClientRoutesWithHMRRevalidationOptOut",
      "wrapShouldRevalidateForHdr",
      "noActionDefinedError",
    ],
  },
  [`${router}/hooks.js`]: {
    // The root has an error page of its own, and no component runs on the server alone.
    never: ["DefaultErrorComponent", "RSCErrorHandler"],
  },
  [`${reactDom}/react-dom-client.production.js`]: {
    never: [
      // useActionState
      "mountActionState",
      "updateActionState",
      "updateActionStateImpl",
      "rerenderActionState",
      // <SuspenseList> and <Activity>
      "initSuspenseListRenderState",
      "updateSuspenseListComponent",
      "updateActivityComponent",
      // preload() and its like; links that are drawn go another way
      "prefetchDNS",
      "preconnect",
      "preload",
      "preloadModule",
      "preinitScript",
      "preinitStyle",
      "preinitModuleScript",
      // <Fragment ref>
      "commitNewChildToFragmentInstance",
      "deleteChildFromFragmentInstance",
      "validateDocumentPositionWithFiberTree",
      ...[
        "addEventListener",
        "removeEventListener",
        "dispatchEvent",
        "focus",
        "focusLast",
        "blur",
        "observeUsing",
        "unobserveUsing",
        "getClientRects",
        "getRootNode",
        "compareDocumentPosition",
        "scrollIntoView",
      ].map((method) => `FragmentInstance.prototype.${method}`),
    ],
    // Finds the names of components for the stack of an error: here they have one letter each.
    idle: { describeNativeComponentFrame: 'return ""' },
  },
  [`${reactDom}/react-dom.production.js`]: {
    never: [
      "exports.preconnect",
      "exports.prefetchDNS",
      "exports.preinit",
      "exports.preinitModule",
      "exports.preload",
      "exports.preloadModule",
    ],
  },
};

/** Exports of React and of the router that lead there: no source of ours may ask for one. */
export const leadsThere = [
  "Activity",
  "Form",
  "SuspenseList",
  "preconnect",
  "prefetchDNS",
  "preinit",
  "preinitModule",
  "preload",
  "preloadModule",
  "useActionState",
  "useBlocker",
  "useFetcher",
  "useFetchers",
  "useFormState",
  "useSubmit",
] as const;
