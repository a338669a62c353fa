import { support } from "@croupier/contracts";
import { randomToken } from "@croupier/kit/random";
import type { PlayerSubject, Services } from "../src/services.ts";
import { readCookie, writeCookie } from "../src/shell/cookies.ts";
import { method } from "../src/shell/mount.ts";

const cookieName = "help-feedback";
const path = "/services/support";
const halfYearSeconds = 15_552_000;

/** Set only on those who answer, and sent back only when they answer again: it lets them change it. */
function readVisitor(cookies: string | undefined): { id: string; isNew: boolean } {
  const known = readCookie(cookies, cookieName);
  const isOurs = known !== undefined && /^[\w-]{22}$/.test(known);
  return isOurs ? { id: known, isNew: false } : { id: randomToken(16), isNew: true };
}

export function supportGiveHelpFeedback(services: Services) {
  return method<typeof support.giveHelpFeedback, PlayerSubject>(
    support.giveHelpFeedback,
    async ({ params, body, client, setCookie }) => {
      const { language, helpful, reason } = body;
      const { code: brandCode } = services.brandOf(client.host);
      const configuration = await services.readSiteConfiguration({ brandCode, language });
      const bucket = configuration?.bucket ?? "";
      const view = await services.viewFor({ bucket, language }, client);
      const article = view?.entryById(params.article);
      if (article?.kind !== "content_page" || article.common.pageType !== "help") {
        return { ok: false, refusal: { code: "not_found" } };
      }
      const player = await services.findCaller(client);
      const visitor = readVisitor(client.cookies);
      await services.helpFeedback.give({
        articleId: article.id,
        author:
          player === undefined
            ? { kind: "visitor", id: visitor.id }
            : { kind: "player", id: player },
        bucket,
        language,
        helpful,
        reason,
      });
      if (player === undefined && visitor.isNew) {
        const secure = services.https;
        const options = { httpOnly: true, maxAgeSeconds: halfYearSeconds, path, secure };
        setCookie(writeCookie(cookieName, visitor.id, options));
      }
      return { status: 204, body: null };
    },
  );
}
