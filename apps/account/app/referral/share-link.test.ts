import { readReferral } from "@croupier/site/referral";
import { expect, test } from "vitest";

import { mailLink, shareLink, sharingMethods } from "./share-link.ts";

test.each(Object.entries(sharingMethods))(
  "[S5.8] a link that is handed on by %s is a player's, and says so",
  (way, sharingMethod) => {
    const link = shareLink(
      "https://kingfisher.example",
      "/welcome/P2345678",
      way as keyof typeof sharingMethods,
    );
    expect(link).toBe(`https://kingfisher.example/welcome/P2345678?extcmpid=${sharingMethod}`);
    const { searchParams } = new URL(link);
    expect(readReferral(searchParams, { pathCode: "P2345678" })).toEqual({
      code: "P2345678",
      type: "PROFILE",
      sharingMethod,
    });
  },
);

test("a letter to a friend holds its words whole", () => {
  expect(mailLink({ subject: "Come & play", text: "See https://a.example/?b=1&c=2" })).toBe(
    "mailto:?subject=Come%20%26%20play&body=See%20https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2",
  );
});
