import type { SiteSettings } from "@croupier/contracts";
import { spellPairs, spellSites } from "./lines.ts";
import { settingGroups, type SettingDefinition } from "./settings-fields.ts";

export type SettingChange = {
  readonly setting: SettingDefinition;
  readonly before: string;
  readonly after: string;
};

/** What would be different, in the order of the screen and in words a person reads. */
export function changesOf(before: SiteSettings, after: SiteSettings): SettingChange[] {
  return settingGroups
    .flatMap(({ settings }) => settings)
    .map((setting) => ({
      setting,
      before: inWords(before, setting.key),
      after: inWords(after, setting.key),
    }))
    .filter((change) => change.before !== change.after);
}

/** One setting as text: on and off, one line for each of a list. */
export function inWords(settings: SiteSettings, key: keyof SiteSettings): string {
  switch (key) {
    case "affiliates": {
      const { tokenExpiryDays, cookieDays, payoutText } = settings.affiliates;
      const days = `counts ${tokenExpiryDays} days, kept ${cookieDays} days`;
      return [days, spellPairs(payoutText)].join("\n").trim();
    }
    case "agreements":
      return (["terms", "privacy"] as const)
        .flatMap((kind) => {
          const { version, news } = settings.agreements[kind];
          return [`${kind}: version ${version}`, spellPairs(news)];
        })
        .filter((line) => line !== "")
        .join("\n");
    case "refSiteToken":
      return spellSites(settings.refSiteToken) || "none";
    case "features":
      return onOff(settings.features["site.config.affiliate.check-referring-site.enabled"]);
    case "reCaptcha": {
      const { enabled, siteKey } = settings.reCaptcha;
      return `${onOff(enabled)}, ${siteKey === null ? "no site key" : `site key ${siteKey}`}`;
    }
    case "mfaOperations":
      return (
        settings.mfaOperations
          .map(({ operation, methods }) => `${operation}: ${methods.join(", ")}`)
          .join("\n") || "none"
      );
    case "olympusLoggedPages":
    case "olympusUnLoggedPages":
      return settings[key].join("\n") || "none";
    default: {
      const value = settings[key];
      if (typeof value === "number") return `${value} hours`;
      return typeof value === "boolean" ? onOff(value) : value || "empty";
    }
  }
}

function onOff(value: boolean): string {
  return value ? "on" : "off";
}
