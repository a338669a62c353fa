import type { Profile } from "@croupier/contracts";
import { chooseTheme, readTheme } from "@croupier/site/theme";
import { Alert, Button, Checkbox, Panel, Select, Skeleton, ThemeSwitch } from "@croupier/ui";
import { useState } from "react";

import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, PartPage } from "../parts/PartPage.tsx";
import { useProfile } from "../profile/profile-query.ts";
import { useChangeProfile } from "../profile/use-change-profile.tsx";

/** Language, theme, how money is written, and whether offers may come. */
export function PreferencesPage() {
  const say = useSay();
  const { data, error, refetch } = useProfile();
  return (
    <PartPage title={say("preferences.title")} intro={say("preferences.intro")}>
      {error !== null && (
        <Alert
          tone="bad"
          title={say("profile.failed")}
          action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
        />
      )}
      {data === undefined && error === null && (
        <Panel aria-busy="true">
          <Skeleton shape="block" blockSize="280px" />
        </Panel>
      )}
      {data !== undefined && (
        <>
          <LanguagePart profile={data} />
          <LookPart profile={data} />
          <OffersPart profile={data} />
        </>
      )}
    </PartPage>
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
  const { change, refused } = useChangeProfile();
  const [theme, setTheme] = useState(readTheme);
  return (
    <Part title={say("preferences.look")}>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      <ThemeSwitch
        theme={theme}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
          void change({ display: { theme: chosen } });
        }}
        words={{
          legend: say("preferences.theme"),
          system: say("preferences.theme.system"),
          light: say("preferences.theme.light"),
          dark: say("preferences.theme.dark"),
        }}
      />
      <Select
        label={say("preferences.currency")}
        help={say("preferences.currencyHelp")}
        value={profile.display.currency}
        options={[
          { value: "symbol", label: sampleOf(profile.currency, "symbol") },
          { value: "code", label: sampleOf(profile.currency, "code") },
        ]}
        onChange={({ currentTarget }) =>
          void change({
            display: { currency: currentTarget.value === "code" ? "code" : "symbol" },
          })
        }
      />
    </Part>
  );
}

function sampleOf(currency: string, currencyDisplay: "symbol" | "code"): string {
  // Not every currency of ours is one that the browser knows.
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const format = { style: "currency", currency, currencyDisplay } as const;
  return new Intl.NumberFormat("en", format).format(12.5);
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
