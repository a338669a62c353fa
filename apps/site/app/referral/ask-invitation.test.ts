import { createClient } from "@croupier/contracts";
import { expect, test } from "vitest";

import { askInvitation } from "./ask-invitation.ts";

const said = { type: "PROFILE", sharingMethod: "raf_mail", expiryDays: 40 };

function answering(status: number, type = "application/json") {
  const asked: string[] = [];
  const { referral } = createClient({
    baseUrl: "https://calls.example",
    fetch: async (address) => {
      asked.push(String(address));
      const body = JSON.stringify({ ...said, code: "P2345678" });
      return new Response(body, { status, headers: { "content-type": type } });
    },
  });
  return { asked, ask: referral.tracking };
}

test("[S7.21] who comes with a code has it asked about: how it was shared goes along", async () => {
  const { asked, ask } = answering(200);
  const found = await askInvitation({ code: "P2345678", sharingMethod: "raf_mail" }, ask);
  expect(asked).toEqual([
    "https://calls.example/services/referral/v1/profiles/tracking/P2345678?extcmpid=raf_mail",
  ]);
  expect(found).toMatchObject({ code: "P2345678", type: "PROFILE", expiryDays: 40 });
});

test("a code that stands for nothing, and a call that nobody answers, say nothing", async () => {
  const code = { code: "P2345678", sharingMethod: "WORD_OF_MOUTH" };
  const refused = answering(404, "application/problem+json");
  expect(await askInvitation(code, refused.ask)).toBeUndefined();
  expect(await askInvitation(code, answering(502, "text/html").ask)).toBeUndefined();
});
