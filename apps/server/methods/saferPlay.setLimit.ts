import { saferPlay } from "@croupier/contracts";
import { parseMoney, type Asset } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf, presentLimits } from "./present-safer-play.ts";

export function saferPlaySetLimit(services: Services) {
  return method<typeof saferPlay.setLimit, PlayerSubject>(saferPlay.setLimit, async (call) => {
    const asker = askerOf(call.subject);
    const before = await services.saferPlay.read(asker);
    if (before === undefined) return { ok: false, refusal: { code: "not_found" } };
    const { kind, window } = call.params;
    const value = readValue(kind, call.body.value, before.currency);
    if (!value.ok) return value;
    const set = await services.saferPlay.limits.set({
      ...asker,
      kind,
      window,
      value: value.value,
    });
    if (!set.ok) return set;
    const facts = await services.saferPlay.read(asker);
    return { status: 200, body: presentLimits(facts ?? before) };
  });
}

/** Minutes of a session limit, an amount of the player's currency of any other. */
function readValue(
  kind: string,
  text: string | null,
  currency: Asset,
): Result<bigint | null, { readonly code: "limit_out_of_range" }> {
  if (text === null) return ok(null);
  if (kind === "session") {
    return /^\d{1,5}$/.test(text) ? ok(BigInt(text) * 60n) : refuse({ code: "limit_out_of_range" });
  }
  const parsed = parseMoney(text, currency);
  return parsed.ok ? ok(parsed.value.minor) : refuse({ code: "limit_out_of_range" });
}
