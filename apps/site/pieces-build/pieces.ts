/**
 * Which modules travel together. Named one by one: a piece that is made by counting who shares what
 * changes its shape with every page that is added, and visitors pay for each of its halves. What is
 * named here and not needed after all shows in the budgets (tests/built/budgets.test.ts).
 */
const pieces = {
  /** Needed before anything of the frame that would take them along with it. */
  icons: ["/ui/src/icon/menu-shapes"],
  "every-page": [
    "/ui/src/button",
    "/ui/src/class-names",
    "/ui/src/format",
    "/ui/src/icon-button",
    "/ui/src/icon/Icon",
    "/ui/src/icon/control-shapes",
    "/ui/src/icon/promise-shapes",
    "/ui/src/link",
    "/ui/src/logo",
    "/ui/src/progress-bar",
    "/ui/src/skip-link",
    "/site/app/analytics/counter",
    "/site/app/analytics/VisitCounter",
    "/site/app/brand/brands",
    "/site/app/consent/ConsentPlace",
    "/site/app/consent/consent-",
    "/site/app/early-press/",
    "/site/app/errors/LateErrorPage",
    "/site/app/errors/LocalBoundary",
    "/site/app/geolocation/PlaceHint",
    "/site/app/hydration",
    "/site/app/language/",
    "/site/app/maintenance/MaintenancePlace",
    "/site/app/navigation/RouteProgress",
    "/site/app/navigation/RouterLink",
    "/site/app/navigation/focus-on-navigation",
    "/site/app/navigation/is-current",
    "/site/app/navigation/own-pa",
    "/site/app/notices/Notices",
    "/site/app/offline/OfflineHelp",
    "/site/app/page-handle",
    "/site/app/page-head/ContentHead",
    "/site/app/page-head/DocumentHead",
    "/site/app/preview/PreviewPlace",
    "/site/app/reload-when-outdated",
    "/site/app/sign-in/detour",
    "/site/app/theme/",
  ],
  /** Around every page but those where somebody joins or signs in. */
  frame: [
    "/blocks/registry/Blocks",
    "/blocks/registry/load-views",
    "/blocks/registry/site",
    "/blocks/registry/use-still",
    "/ui/src/channel-item",
    "/ui/src/popover",
    "/ui/src/theme-switch",
    "/site/app/casino/play/PlayDoor",
    "/site/app/casino/play/play-asked",
    "/site/app/casino/search/HeaderSearch",
    "/site/app/content/blocks-site",
    "/site/app/navigation/follow-links",
    "/site/app/session/AccountPlace.tsx",
    "/site/app/shell/",
  ],
  /** Where somebody joins or signs in, and what a form calls. */
  form: [
    "/contracts/src/client",
    "/contracts/src/sign-in-addresses",
    "/contracts/src/site-addresses",
    "/ui/src/alert",
    "/ui/src/divider",
    "/ui/src/field",
    "/ui/src/password-input",
    "/ui/src/text-input",
    "/site/app/account/account-path",
    "/site/app/calls/client",
    "/site/app/calls/explain-problem",
    "/site/app/captcha/with-captcha",
    "/site/app/entrance/EntranceForm",
    "/site/app/entrance/entrance-client",
    "/site/app/entrance/focus-on",
    "/site/app/entrance/form.module",
    "/site/app/navigation/same-origin-path",
    "/site/app/session/arrival",
    "/site/app/session/last-here",
    "/site/app/session/tabs",
    "/site/app/sign-in/RefusedAlert",
    "/site/app/sign-in/go-on",
    "/site/app/sign-in/read-destination",
    "/site/app/sign-in/refused",
    "/site/app/sign-in/use-countdown",
  ],
  /** Small things that a form and a lobby both have: else one of them would bring the other along. */
  both: [
    "/kit/src/assert",
    "/kit/src/random",
    "/kit/src/result",
    "/ui/src/notice/",
    "/ui/src/select/",
  ],
  /** Of some pages of content, of the games and of the proof: none of them brings another along. */
  moment: ["/ui/src/time/"],
  teasers: ["/blocks/article-list/PageTeaserCard"],
  /** Where games are browsed, looked for and opened. */
  lobby: [
    "/contracts/src/content/game-words",
    "/site/app/casino/LobbyView",
    "/site/app/casino/LobbyTabs",
    "/site/app/casino/cards/",
    "/site/app/casino/filters/",
    "/site/app/casino/game-modes",
    "/site/app/casino/grid/",
    "/site/app/casino/live/",
    "/ui/src/chip/",
    "/ui/src/jackpot-chip/",
  ],
  /** Where a round is counted out again. */
  proof: ["/site/app/verify/", "/kit/src/fair/", "/kit/src/rules"],
} as const satisfies Record<string, readonly string[]>;

/** Fetched by whoever opens it, or is signed in. */
const late = ["/site/app/shell/MoreSheet", "/site/app/theme/use-own-theme"];

/** A piece takes along what its modules lean on, unless a piece before it has that already. */
export function explicitPieces(highest: number) {
  return Object.entries(pieces).map(([name, places], index) => ({
    name,
    test: (id: string) => holds(places, id) && !holds(late, id),
    priority: highest - index,
  }));
}

function holds(places: readonly string[], id: string): boolean {
  return places.some((place) => id.includes(place));
}
