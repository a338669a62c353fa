import type { PasskeyAnswer } from "@croupier/contracts";

/** The question that an answer says it answers; whether it does is looked at elsewhere. */
export function challengeOf({ response }: PasskeyAnswer): Buffer | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, "base64url").toString("utf8");
    const data: unknown = JSON.parse(text);
    if (typeof data !== "object" || data === null || !("challenge" in data)) return undefined;
    return typeof data.challenge === "string"
      ? Buffer.from(data.challenge, "base64url")
      : undefined;
  } catch {
    return undefined;
  }
}
