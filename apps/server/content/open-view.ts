import { lookAt, type Audience, type Onlooker, type Snapshot, type View } from "@croupier/content";
import type { BrandConfiguration } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import type { ContentVisit } from "@croupier/site/services";
import type { Brands } from "../src/brands.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import type { LiveContent } from "./live-content.ts";

export type ViewNeeds = Pick<Brands, "readSiteConfiguration"> & {
  readonly liveContent: Pick<LiveContent, "snapshotOf">;
  readonly clock: Clock;
};

/** The published content that one visit sees, and what was made of it for others like it. */
interface Seen {
  readonly view: View;
  /**
   * What is made of the view at one go: once for all visits that are alike in what it looked at.
   * `name` says what it is, and in its words all that it is made of besides the view.
   */
  keep<Made>(name: string, make: (seen: Seen) => Made, size?: Size): Made;
}

export interface OpenedView extends Seen {
  readonly configuration: BrandConfiguration;
}

/** A list of everything there is, or what one page shows. */
type Size = "list" | "page";

export type OpenView = (visit: ContentVisit) => Promise<OpenedView>;

/** Lists: for some languages, each seen from some places. */
const keptMax: Readonly<Record<Size, number>> = { list: 6, page: 300 };

interface Kept {
  readonly made: unknown;
  readonly tags: readonly string[];
  readonly staleAt: Date | undefined;
}

/** All that the answer to a visit depends on is told to it, whoever it was made for. */
export function createOpenView({ liveContent, readSiteConfiguration, clock }: ViewNeeds): OpenView {
  const kept = { list: createKeptAnswers(keptMax.list), page: createKeptAnswers(keptMax.page) };

  return async (visit) => {
    const { brandCode, language: wanted } = visit;
    const configuration = await readSiteConfiguration({ brandCode, language: wanted });
    if (configuration === undefined) throw new Error(`brand ${brandCode} is unknown`);
    visit.dependOn("site-configuration");
    const { bucket, languages, languageDefault, enableGeoTargeting } = configuration;
    const snapshot = liveContent.snapshotOf(bucket);
    if (snapshot === undefined) throw new Error(`bucket ${bucket} is unknown`);
    const onlooker: Onlooker = {
      // The pseudo languages of tests read the brand's own words.
      language: languages.includes(wanted) ? wanted : languageDefault,
      now: clock(),
      audience: (dimension) =>
        // Where places exclude nobody, no page depends on one: null is a value of any dimension's type.
        dimension === "place" && !enableGeoTargeting
          ? (null as ReturnType<typeof visit.audience<typeof dimension>>)
          : visit.audience(dimension),
      dependOn: visit.dependOn,
      staleAfter: visit.staleAfter,
    };
    return { ...seenBy(onlooker, snapshot), configuration };
  };

  function seenBy(onlooker: Onlooker, snapshot: Snapshot): Seen {
    return {
      view: lookAt(snapshot, onlooker),
      keep<Made>(name: string, make: (seen: Seen) => Made, size: Size = "list"): Made {
        const { language, now } = onlooker;
        const question = `${language} ${name}`;
        const asked = { snapshot, question, audience: askedByUse(onlooker), now };
        const found = kept[size].answer(asked, (recorded): Kept => {
          const tags = new Set<string>();
          let staleAt: Date | undefined;
          const another: Onlooker = {
            language,
            now,
            audience: recorded.audience,
            dependOn: (...more) => {
              for (const tag of more) tags.add(tag);
            },
            staleAfter(moment) {
              recorded.staleAfter(moment);
              if (staleAt === undefined || moment < staleAt) staleAt = moment;
            },
          };
          // What is kept in it is told to it as well: it depends on all of that.
          const made = make(seenBy(another, snapshot));
          return { made, tags: [...tags], staleAt };
        });
        if (found === undefined) throw new Error(`nothing was kept as ${name}`);
        for (const tag of found.tags) onlooker.dependOn(tag);
        if (found.staleAt !== undefined) onlooker.staleAfter(found.staleAt);
        // Kept under the name of what made it.
        return found.made as Made;
      },
    };
  }
}

/** A visit records what it is asked: it is asked for no more than the kept answer looks at. */
function askedByUse({ audience }: Onlooker): Audience {
  return {
    get signedIn() {
      return audience("signedIn");
    },
    get hasPlayed() {
      return audience("hasPlayed");
    },
    get place() {
      return audience("place");
    },
    get device() {
      return audience("device");
    },
  };
}
