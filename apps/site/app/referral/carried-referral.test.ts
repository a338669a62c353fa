import { registration } from "@croupier/contracts";
import { describe, expect, it } from "vitest";

import { carriedReferral } from "./carried-referral.ts";
import { spellReferral } from "./read-referral.ts";

const now = Date.UTC(2026, 10, 21);
const dayMs = 86_400_000;
const nothing = { query: "", landing: "", cookies: "", now, days: 40 };
const kept = (age: number) =>
  `lang=de; referral=${spellReferral({
    code: "K1",
    type: "AFFILIATE",
    sharingMethod: "raf_mail",
    timestamp: now - age * dayMs,
  })}`;

describe("what is handed over at registration", () => {
  it("is nothing for who came alone", () => {
    expect(carriedReferral(nothing)).toBeUndefined();
    expect(carriedReferral({ ...nothing, cookies: "lang=de; st=CW" })).toBeUndefined();
  });

  it("is the code of the address, else that of the landing, else the one that was kept", () => {
    const all = { ...nothing, query: "?ref=Q1", landing: "?ref=L1", cookies: kept(1) };
    expect(carriedReferral(all)?.code).toBe("Q1");
    expect(carriedReferral({ ...all, query: "?step=who" })?.code).toBe("L1");
    expect(carriedReferral({ ...all, query: "", landing: "" })).toEqual({
      code: "K1",
      type: "AFFILIATE",
      sharingMethod: "raf_mail",
    });
  });

  it("[S5.8] [S5.9] a kept one that expired is none, and its way of sharing counts no more", () => {
    expect(carriedReferral({ ...nothing, cookies: kept(41) })).toBeUndefined();
    expect(carriedReferral({ ...nothing, cookies: kept(41), days: 60 })?.code).toBe("K1");
    const query = "?ref=X123456789";
    expect(carriedReferral({ ...nothing, query, cookies: kept(1) })?.type).toBe("PROFILE");
    expect(carriedReferral({ ...nothing, query, cookies: kept(41) })?.type).toBe("AFFILIATE");
  });

  it("[S7.30] is the affiliate or the referring site where nobody gave a code", () => {
    expect(carriedReferral({ ...nothing, cookies: "affid=77" })).toEqual({
      code: "77",
      type: "AFFILIATE",
      affiliateId: "77",
      sharingMethod: "WORD_OF_MOUTH",
    });
    const site = "referring-site-domain=partner.example; referring-site-name=Partner%20%26%20Sons";
    expect(carriedReferral({ ...nothing, cookies: site })).toEqual({
      code: "partner.example",
      type: "AFFILIATE",
      sharingMethod: "WORD_OF_MOUTH",
      referringSite: { domain: "partner.example", name: "Partner & Sons" },
    });
    expect(carriedReferral({ ...nothing, cookies: `${site}%` })).toBeUndefined();
  });

  it("is what the contract takes", () => {
    const cookies = `${kept(1)}; affid=77; referring-site-domain=a.example; referring-site-name=A`;
    const handed = carriedReferral({ ...nothing, cookies });
    expect(registration.shape.referral.parse(handed)).toEqual(handed);
  });
});
