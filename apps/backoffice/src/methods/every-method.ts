import { health } from "@croupier/contracts";
import { method, type Method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { staffHelpFeedback } from "./staff.helpFeedback.ts";
import { staffOutbox } from "./staff.outbox.ts";
import { staffOutboxMessage } from "./staff.outboxMessage.ts";
import { staffSignIn } from "./staff.signIn.ts";
import { staffSignOut } from "./staff.signOut.ts";
import { staffStatus } from "./staff.status.ts";
import { staffUnhandledErrors } from "./staff.unhandledErrors.ts";
import { staffWhoAmI } from "./staff.whoAmI.ts";

/** Every call this process answers. */
export function everyMethod(services: Services): readonly Method<StaffSubject>[] {
  return [
    staffSignIn(services),
    staffWhoAmI(),
    staffSignOut(services),
    staffStatus(services),
    staffOutbox(services),
    staffOutboxMessage(services),
    staffUnhandledErrors(services),
    staffHelpFeedback(services),
    method<typeof health.live, StaffSubject>(health.live, async () => ({
      status: 200,
      body: { status: "live" },
    })),
    method<typeof health.ready, StaffSubject>(health.ready, async () =>
      (await services.isReady())
        ? { status: 200, body: { status: "ready" } }
        : { ok: false, refusal: { code: "not_ready", retryAfterSeconds: 1 } },
    ),
  ];
}
