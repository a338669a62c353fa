import { lookAt } from "@croupier/content";
import type { Audience, View } from "@croupier/content";
import type { Clock } from "@croupier/kit/time";
import { spellPlace } from "@croupier/places";
import { deviceOf } from "../page-cache/device.ts";
import type { GameCatalogue } from "../lobby/game-catalogue.ts";
import type { Services } from "../src/services.ts";
import { createKeptAnswers } from "./kept-answers.ts";
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
  "players" | "casino" | "sessionCookie" | "brandOf" | "placeOf" | "readSiteConfiguration"
> & {
  readonly liveContent: LiveContent;
  /** What can be played is in some answers: none outlives another state of it. */
  readonly catalogue: Pick<GameCatalogue, "version">;
  readonly clock: Clock;
};

export interface Question {
  readonly bucket: string;
  readonly language: string;
  readonly question: string;
}

/** An answer that is made from what is published alone, and kept; undefined where there is nothing. */
export type AnswerFor = <Body extends object>(
  asked: Question,
  caller: Caller,
  make: (view: View) => Body | undefined,
) => Promise<Body | undefined>;

/** Answers that stand ready: found again without making them. */
export interface KeptFor {
  /** What was asked when this body was made. */
  questionOf(body: unknown): Question | undefined;
  /** The kept answer to it for this caller, if one is kept. */
  find(question: Question, caller: Caller): Promise<object | undefined>;
}

/**
 * What the caller of a public call sees of a bucket: nothing they say about themselves decides, only
 * their session, their address and their browser. Undefined for a bucket or a language there is none of.
 */
export function createCallerViews(needs: Needs): {
  viewFor: ViewFor;
  answerFor: AnswerFor;
  keptFor: KeptFor;
} {
  const { liveContent, players, sessionCookie } = needs;
  const kept = createKeptAnswers();
  const questions = new WeakMap<object, Question>();

  async function standingOf({
    cookies,
    host,
  }: Caller): Promise<Pick<Audience, "signedIn" | "hasPlayed">> {
    const token = sessionCookie.read(cookies);
    const brand = needs.brandOf(host).code;
    const session =
      token === undefined ? undefined : await players.findSession({ token, brand, touch: false });
    if (session === undefined) return { signedIn: false, hasPlayed: false };
    const hasPlayed = await needs.casino.ownGames.hasPlayed(session.playerId);
    return { signedIn: true, hasPlayed };
  }

  async function audienceOf(
    { bucket, language }: { readonly bucket: string; readonly language: string },
    caller: Caller,
  ): Promise<Audience | undefined> {
    const facts = liveContent.factsOf(bucket);
    if (facts?.languages.includes(language) !== true) return undefined;
    const { brandCode } = facts;
    const configuration = await needs.readSiteConfiguration({ brandCode, language });
    const placesCount = configuration?.enableGeoTargeting !== false;
    return {
      ...(await standingOf(caller)),
      place: placesCount ? spellPlace(needs.placeOf(caller.address)) : null,
      device: deviceOf({ "user-agent": caller.userAgent }),
    };
  }

  return {
    async viewFor(asked, caller) {
      const audience = await audienceOf(asked, caller);
      return (
        audience &&
        liveContent.look(asked.bucket, {
          language: asked.language,
          now: needs.clock(),
          audience: (dimension) => audience[dimension],
          // The answer is kept by nobody: it is made for this call.
          dependOn: () => {},
          staleAfter: () => {},
        })
      );
    },

    async answerFor(question, caller, make) {
      const asked = await ask(question, caller);
      if (asked === undefined) return undefined;
      const { language } = question;
      const { snapshot, now } = asked;
      // Another publication is another snapshot, so no tag has to drop what is kept.
      const body = kept.answer(asked, (recorded) =>
        make(lookAt(snapshot, { language, now, dependOn: () => {}, ...recorded })),
      );
      if (body !== undefined) questions.set(body, question);
      return body;
    },

    keptFor: {
      questionOf: (body) =>
        typeof body === "object" && body !== null ? questions.get(body) : undefined,
      async find(question, caller) {
        const asked = await ask(question, caller);
        return asked && kept.find(asked);
      },
    },
  };

  async function ask({ bucket, language, question }: Question, caller: Caller) {
    const audience = await audienceOf({ bucket, language }, caller);
    const snapshot = liveContent.snapshotOf(bucket);
    if (audience === undefined || snapshot === undefined) return undefined;
    const { version } = needs.catalogue;
    return {
      snapshot,
      question: `${language} ${version} ${question}`,
      audience,
      now: needs.clock(),
    };
  }
}
