import type { Profile } from "@croupier/contracts";
import { formatAmount, type CurrencyDisplay } from "@croupier/kit/money";
import { chooseTheme, readTheme } from "@croupier/site/theme";
import { Alert, Checkbox, Select, ThemeSwitch } from "@croupier/ui";
import { useState } from "react";

import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useLocale, useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { ProfileParts } from "../profile/ProfileParts.tsx";
import { useChangeProfile } from "../profile/use-change-profile.tsx";
import { ConsentsPart } from "./ConsentsPart.tsx";

/** Language, theme, how money is written, and whether offers may come. */
export function PreferencesPage() {
  const say = useSay();
  return (
    <ProfileParts title={say("preferences.title")} intro={say("preferences.intro")}>
      {(profile) => (
        <>
          <LanguagePart profile={profile} />
          <LookPart profile={profile} />
          <OffersPart profile={profile} />
          <ConsentsPart session={profile.id} />
        </>
      )}
    </ProfileParts>
  );
}

function LanguagePart({ profile }: { profile: Profile }) {
  const say = useSay();
  const { data: configuration } = useSiteConfiguration();
  const { change, refused } = useChangeProfile();
  const languages = configuration?.languages ?? [profile.language];

  async function choose(language: string): Promise<void> {
    const changed = await change({ language });
    if (!changed) return;
    // The page is asked for anew in that language, and the cookie goes with it.
    const address = new URL(location.href);
    address.searchParams.set("lang", language);
    location.assign(address);
  }

  return (
    <Part title={say("preferences.language")} intro={say("preferences.languageIntro")}>
      <Select
        label={say("preferences.languageLabel")}
        value={profile.language}
        error={refused}
        options={languages.map((value) => ({ value, label: ownName(value) }))}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      />
    </Part>
  );
}

/** A language is named in itself, for whoever reads no other. */
function ownName(language: string): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}

function LookPart({ profile }: { profile: Profile }) {
  const say = useSay();
  // One each: a choice that is still on its way must not swallow the next one.
  const theming = useChangeProfile();
  const writing = useChangeProfile();
  const refused = theming.refused ?? writing.refused;
  const locale = useLocale();
  const [theme, setTheme] = useState(readTheme);
  const sample = (currencyDisplay: CurrencyDisplay) =>
    formatAmount("12.5", { currency: profile.currency, locale, currencyDisplay });
  return (
    <Part title={say("preferences.look")}>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      <Ways>
        <ThemeSwitch
          theme={theme}
          onChange={(chosen) => {
            chooseTheme(chosen);
            setTheme(chosen);
            void theming.change({ display: { theme: chosen } });
          }}
          words={{
            legend: say("preferences.theme"),
            system: say("preferences.theme.system"),
            light: say("preferences.theme.light"),
            dark: say("preferences.theme.dark"),
          }}
        />
      </Ways>
      <Select
        label={say("preferences.currency")}
        help={say("preferences.currencyHelp")}
        value={profile.display.currency}
        options={[
          { value: "symbol", label: sample("symbol") },
          { value: "code", label: sample("code") },
        ]}
        onChange={({ currentTarget }) =>
          void writing.change({
            display: { currency: currentTarget.value === "code" ? "code" : "symbol" },
          })
        }
      />
    </Part>
  );
}

function OffersPart({ profile }: { profile: Profile }) {
  const say = useSay();
  const { change, refused, busy } = useChangeProfile();
  return (
    <Part title={say("preferences.offers")} intro={say("preferences.offersIntro")}>
      <Checkbox
        label={say("preferences.offersLabel")}
        checked={profile.marketing}
        aria-busy={busy}
        error={refused}
        onChange={({ currentTarget }) => void change({ marketing: currentTarget.checked })}
      />
    </Part>
  );
}
