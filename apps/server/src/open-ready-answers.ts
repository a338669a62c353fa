import type { Logger } from "pino";
import { isIndexNow } from "../methods/content.gameIndex.ts";
import { createReadyAnswers } from "../content/ready-answers.ts";
import type { ReadyAnswersOptions } from "../content/ready-answers.ts";
import { createEncodingChooser } from "../page-cache/accept-encoding.ts";
import type { Services } from "./services.ts";
import { createPress } from "./shell/press.ts";
import type { SecurityHeaders } from "./shell/security-headers.ts";
import { createSpeller } from "./shell/speller.ts";

type Handed = Pick<ReadyAnswersOptions, "rateLimits" | "addresses" | "metrics" | "nextTraceId">;

export interface ReadyAnswersNeeds extends Handed {
  readonly services: Pick<Services, "keptFor" | "maintenance" | "sessionCookie" | "gameCatalogue">;
  readonly security: Pick<SecurityHeaders, "forData">;
  readonly logger: Logger;
  readonly reportError: (error: unknown, where: string, traceId?: string) => void;
}

/** What stands before the calls and sends again what has been said, with the speller both share. */
export function openReadyAnswers(needs: ReadyAnswersNeeds) {
  const { services, logger } = needs;
  const speller = createSpeller();
  const ready = createReadyAnswers({
    ...needs,
    speller,
    keptFor: services.keptFor,
    isCurrent: ({ question }) => isIndexNow(question, services.gameCatalogue),
    press: createPress(),
    chooseEncoding: createEncodingChooser(),
    headers: needs.security.forData(),
    closedFor: services.maintenance.closedFor,
    isSignedIn: (cookies) => services.sessionCookie.read(cookies) !== undefined,
    log: (entry) => logger.info(entry, "answered again"),
    onError: (error, traceId) => needs.reportError(error, "ready answers", traceId),
  });
  return { ...ready, speller };
}
