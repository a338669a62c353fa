import type { ListedPage, Onlooker, Snapshot, View } from "@croupier/content";
import type { BrandConfiguration } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import type { LiveContent } from "../content/live-content.ts";
import type { GameCatalogue } from "../lobby/game-catalogue.ts";
import { lobbyPath } from "../lobby/lobby-path.ts";
import { showGames } from "../lobby/show-games.ts";
import type { Services } from "../src/services.ts";

export interface PublicPages {
  readonly configuration: BrandConfiguration;
  /** Each page once, if it is shown on any device. */
  list(): readonly ListedPage[];
  /** What a stranger reads in one of the brand's languages. */
  viewIn(language: string): View;
}

type Needs = Pick<Services, "readSiteConfiguration"> & {
  readonly liveContent: Pick<LiveContent, "look" | "snapshotOf">;
  readonly gameCatalogue: GameCatalogue;
  readonly clock: Clock;
};

/** Addressed, but nothing that anybody should be led to. */
const unlisted: ReadonlySet<string> = new Set([
  "/not-available-region",
  "/error/not-found",
  "/error/internal-server",
]);
const livePaths: ReadonlySet<string> = new Set(["/live-casino", "/live-dealer"]);

/** What is made of the public pages, made once for as long as nothing is published or falls due. */
export function createPublicPages(needs: Needs) {
  const { liveContent, readSiteConfiguration, gameCatalogue: catalogue, clock } = needs;
  const kept = new Map<string, Kept>();

  return async function make<Made>(
    { brandCode, name }: { readonly brandCode: string; readonly name: string },
    write: (pages: PublicPages) => Made,
  ): Promise<Made | undefined> {
    const configuration = await readSiteConfiguration({ brandCode, language: undefined });
    const snapshot = configuration && liveContent.snapshotOf(configuration.bucket);
    if (configuration === undefined || snapshot === undefined) return undefined;
    const { version } = catalogue;
    const key = `${brandCode} ${name}`;
    const now = clock();
    const known = kept.get(key);
    if (known !== undefined && isCurrent(known, { snapshot, configuration, version, now })) {
      // Kept under the name of what wrote it.
      return known.made as Made;
    }
    let staleAt = Infinity;
    const stranger = (language: string, device: "Desktop" | "Mobile"): Onlooker => ({
      language,
      now,
      audience: (dimension) =>
        ({ signedIn: false, hasPlayed: false, place: null, device })[dimension],
      dependOn: () => {},
      staleAfter: (moment) => {
        staleAt = Math.min(staleAt, moment.getTime());
      },
    });
    const look = (language: string, device: "Desktop" | "Mobile"): View => {
      const view = liveContent.look(configuration.bucket, stranger(language, device));
      if (view === undefined) throw new Error(`bucket ${configuration.bucket} is unknown`);
      return view;
    };
    const made = write({
      configuration,
      list: () =>
        listFor(configuration, {
          catalogue,
          lookOn: (device) => look(configuration.languageDefault, device),
        }),
      viewIn: (language) => look(language, "Desktop"),
    });
    if (kept.size >= keptMax) kept.clear();
    kept.set(key, { snapshot, configuration, version, staleAt, made });
    return made;
  };
}

/** A visitor may invent host names, and each is another text. */
const keptMax = 50;

interface Kept {
  readonly snapshot: Snapshot;
  readonly configuration: BrandConfiguration;
  /** Of the catalogue: a game that cannot be played is not listed. */
  readonly version: string;
  readonly staleAt: number;
  readonly made: unknown;
}

function isCurrent(
  kept: Kept,
  at: { snapshot: Snapshot; configuration: BrandConfiguration; version: string; now: Date },
): boolean {
  const isSame =
    kept.snapshot === at.snapshot &&
    kept.configuration === at.configuration &&
    kept.version === at.version;
  return isSame && at.now.getTime() < kept.staleAt;
}

function listFor(
  { dynamicCardsEnabled, defaultCurrency: currency }: BrandConfiguration,
  {
    catalogue,
    lookOn,
  }: {
    readonly catalogue: GameCatalogue;
    readonly lookOn: (device: "Desktop" | "Mobile") => View;
  },
): readonly ListedPage[] {
  const listOn = (device: "Desktop" | "Mobile"): readonly ListedPage[] => {
    const view = lookOn(device);
    const games = showGames({ view }, { catalogue, currency });
    return view.pages().filter(({ id, kind, translations }) => {
      const paths = Object.values(translations);
      if (paths.some((path) => unlisted.has(path))) return false;
      if (paths.some((path) => path === lobbyPath) && catalogue.isEmpty) return false;
      if (kind === "casino_game_page" || kind === "game_category") {
        const entry = view.entryById(id);
        if (entry?.kind === "casino_game_page") return games.bySlug(entry.words.slug) !== undefined;
        return entry?.kind === "game_category" && games.hasAny(entry.common);
      }
      return dynamicCardsEnabled || !paths.some((path) => livePaths.has(path));
    });
  };
  const desktop = listOn("Desktop");
  const known = new Set(desktop.map(({ id }) => id));
  return [...desktop, ...listOn("Mobile").filter(({ id }) => !known.has(id))];
}
