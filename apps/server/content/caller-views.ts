import type { View } from "@croupier/content";
import type { Clock } from "@croupier/kit/time";
import { spellPlace } from "@croupier/places";
import { deviceOf } from "../page-cache/device.ts";
import type { Services } from "../src/services.ts";
import type { LiveContent } from "./live-content.ts";

/** As much of a call as content may depend on. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: string | undefined;
  readonly host: string;
}

export type ViewFor = (
  question: { readonly bucket: string; readonly language: string },
  caller: Caller,
) => Promise<View | undefined>;

type Needs = Pick<
  Services,
  "players" | "sessionCookie" | "brandOf" | "placeOf" | "readSiteConfiguration"
> & { readonly liveContent: LiveContent; readonly clock: Clock };

/**
 * What the caller of a public call sees of a bucket: nothing they say about themselves decides, only
 * their session, their address and their browser. Undefined for a bucket or a language there is none of.
 */
export function createCallerViews(needs: Needs): ViewFor {
  const { liveContent, players, sessionCookie } = needs;

  async function isSignedIn({ cookies, host }: Caller): Promise<boolean> {
    const token = sessionCookie.read(cookies);
    if (token === undefined) return false;
    const brand = needs.brandOf(host).code;
    return (await players.findSession({ token, brand, touch: false })) !== undefined;
  }

  return async ({ bucket, language }, caller) => {
    const facts = liveContent.factsOf(bucket);
    if (facts?.languages.includes(language) !== true) return undefined;
    const { brandCode } = facts;
    const configuration = await needs.readSiteConfiguration({ brandCode, language });
    const placesCount = configuration?.enableGeoTargeting !== false;
    const audience = {
      signedIn: await isSignedIn(caller),
      place: placesCount ? spellPlace(needs.placeOf(caller.address)) : null,
      device: deviceOf({ "user-agent": caller.userAgent }),
    };
    return liveContent.look(bucket, {
      language,
      now: needs.clock(),
      audience: (dimension) => audience[dimension],
      // The answer is kept by nobody: it is made for this call.
      dependOn: () => {},
      staleAfter: () => {},
    });
  };
}
