import type { ProviderAnswer, ProviderCall, ProviderMessage, providers } from "@croupier/contracts";
import type { Endpoint } from "@croupier/contracts";
import type { Provider } from "@croupier/providers";
import { LedgerOutage } from "@croupier/ledger";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method, type Method } from "../src/shell/mount.ts";
import { readSignedJson } from "./read-signed-json.ts";

/**
 * A call of a provider: first who signed the bytes, then what they say, then the domain. Whoever signed is
 * always answered in the words of the protocol, also when the request means nothing.
 */
export function providerMethod<C extends ProviderCall>(
  services: Services,
  endpoint: (typeof providers)[C],
  act: (provider: Provider, message: ProviderMessage<C>) => Promise<ProviderAnswer>,
): Method<PlayerSubject> {
  // They differ in their bodies alone, and of the others' answers this one's has every field.
  const declared = endpoint as Endpoint as typeof providers.authenticate;
  return method<typeof providers.authenticate, PlayerSubject>(
    declared,
    async ({ params: { provider }, headers, file }) => {
      const startedAt = performance.now();
      const admitted = await services.providers.admit(provider, {
        rawBody: file,
        keyId: headers["x-key-id"],
        timestamp: headers["x-timestamp"],
        signature: headers["x-signature"],
      });
      if (!admitted.ok) return { status: 401, body: notSigned(admitted.refusal.reason) };
      const told = (body: ProviderAnswer) => {
        services.providers.countAnswer(admitted.value, body.status, performance.now() - startedAt);
        return { status: 200, body } as const;
      };
      const json = readSignedJson(file);
      const read = endpoint.body.safeParse(json);
      if (!read.success) {
        const [issue] = read.error.issues;
        const detail = [issue?.path.join("."), issue?.message].filter(Boolean).join(": ");
        return told({ ...namesOf(json), ...badRequest(detail) });
      }
      // The schema that was parsed with is the one of this very call.
      const message = read.data as ProviderMessage<C>;
      const answer = await answered(() => act(admitted.value, message));
      return told({ ...namesOf(json), ...answer });
    },
  );
}

/** What stayed unknown is asked again with the same id; a bug is ours and answers as one. */
async function answered(act: () => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  try {
    return await act();
  } catch (failure) {
    if (!(failure instanceof LedgerOutage)) throw failure;
    return { status: "TEMPORARY", retry: "same_id", retry_after_ms: 250 };
  }
}

function notSigned(reason: string): ProviderAnswer {
  const detail =
    reason === "clock" ? "X-Timestamp is more than 300 seconds from our clock" : undefined;
  return { status: "INVALID_SIGNATURE", retry: "never", ...(detail && { detail }) };
}

function badRequest(detail: string): ProviderAnswer {
  return { status: "BAD_REQUEST", retry: "never", detail };
}

/** Given back as they came, so that a provider finds its own request again. */
function namesOf(json: unknown): { request_id?: string; transaction_id?: string } {
  if (typeof json !== "object" || json === null) return {};
  const { request_id, transaction_id } = json as Record<string, unknown>;
  return {
    ...(isName(request_id) ? { request_id } : {}),
    ...(isName(transaction_id) ? { transaction_id } : {}),
  };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value.length <= 64;
}
