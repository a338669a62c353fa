import type { Endpoint, hub, HubAnswer, HubCall, HubMessage } from "@croupier/contracts";
import { LedgerOutage } from "@croupier/ledger";
import type { Provider } from "@croupier/providers";
import type { z } from "zod";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method, type Method } from "../src/shell/mount.ts";
import { readSignedJson } from "./read-signed-json.ts";

/** A call in the dialect of Hub88: whatever becomes of it, the answer is 200 and a status. */
export function hubMethod<C extends HubCall>(
  services: Services,
  endpoint: (typeof hub)[C],
  act: (provider: Provider, message: HubMessage<C>) => Promise<HubAnswer>,
): Method<PlayerSubject> {
  // They differ in their bodies alone.
  const declared = endpoint as Endpoint as typeof hub.userInfo;
  return method<typeof hub.userInfo, PlayerSubject>(
    declared,
    async ({ params: { provider: code }, headers, file }) => {
      const startedAt = performance.now();
      const signature = headers["x-hub88-signature"];
      const provider = await services.providers.admitHub(code, { rawBody: file, signature });
      if (provider === undefined) return answer({ status: "RS_ERROR_INVALID_SIGNATURE" });
      const told = (body: HubAnswer) => {
        services.providers.countAnswer(provider, body.status, performance.now() - startedAt);
        return answer(body);
      };
      const read = endpoint.body.safeParse(readSignedJson(file), { reportInput: true });
      if (!read.success) return told({ status: statusOf(read.error) });
      // The schema that was parsed with is the one of this very call.
      return told(await answered(() => act(provider, read.data as HubMessage<C>)));
    },
  );
}

function answer(body: HubAnswer) {
  return { status: 200, body } as const;
}

/** What stayed unknown is asked again with the same transaction; a bug is ours and answers as one. */
async function answered(act: () => Promise<HubAnswer>): Promise<HubAnswer> {
  try {
    return await act();
  } catch (failure) {
    if (!(failure instanceof LedgerOutage)) throw failure;
    return { status: "RS_ERROR_UNKNOWN" };
  }
}

/** The dialect tells apart what is missing, malformed or of another call from what is of another type. */
function statusOf({ issues }: z.ZodError): "RS_ERROR_WRONG_TYPES" | "RS_ERROR_WRONG_SYNTAX" {
  const isOfAnotherType = issues.some(
    (issue) =>
      issue.code === "invalid_type" &&
      issue.expected !== "null" &&
      issue.path.length > 0 &&
      issue.input !== undefined,
  );
  return isOfAnotherType ? "RS_ERROR_WRONG_TYPES" : "RS_ERROR_WRONG_SYNTAX";
}
