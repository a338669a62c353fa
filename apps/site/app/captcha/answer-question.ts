import type { CaptchaQuestion } from "@croupier/contracts";
import { solveWork } from "@croupier/kit/proof-of-work";

import { askRecaptcha } from "./ask-recaptcha.ts";
import { giveWay } from "./give-way.ts";

/** Undefined: nobody could be asked, because a script of theirs did not come. */
export function answerQuestion(question: CaptchaQuestion): Promise<string | undefined> {
  return question.kind === "RECAPTCHA" ? askRecaptcha(question) : solveWork(question, giveWay);
}
