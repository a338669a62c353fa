import type { Endpoint } from "@croupier/contracts";
import { sendProblem } from "@croupier/server/shell";
import type { FastifyReply, FastifyRequest } from "fastify";
import { forbid } from "./forbid.ts";
import type { StaffSubject } from "./services.ts";

export type Admit = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** The call whose roles it shares; absent: all of staff. */
  like?: Pick<Endpoint, "roles">,
) => Promise<StaffSubject | undefined>;

/** For what is served beside the contract: somebody of staff, or the problem that was sent instead. */
export function createAdmit(
  identify: (request: FastifyRequest) => Promise<StaffSubject | undefined>,
): Admit {
  return async (request, reply, { roles } = {}) => {
    const subject = await identify(request);
    const needed = roles === undefined ? {} : { roles };
    const no = subject === undefined ? "not_signed_in" : forbid(needed, subject.staff);
    if (no === undefined) return subject;
    sendProblem(request, reply, no);
    return undefined;
  };
}
