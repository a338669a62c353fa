import type { Profile } from "@croupier/contracts";

import { useLocale, useSay } from "../language/Words.context.tsx";
import { Facts, Part } from "../parts/PartPage.tsx";
import { AddressPart } from "./AddressPart.tsx";
import { EmailPart } from "./EmailPart.tsx";
import { ProfileParts } from "./ProfileParts.tsx";

/** What the house knows of a player, and what of it they change themselves. */
export function ProfilePage() {
  const say = useSay();
  return (
    <ProfileParts title={say("profile.title")} intro={say("profile.intro")}>
      {(profile) => (
        <>
          <WhoPart profile={profile} />
          <EmailPart profile={profile} />
          <AddressPart address={profile.address} />
        </>
      )}
    </ProfileParts>
  );
}

/** Who somebody is was checked, or will be: it is changed by people, not by a form. */
function WhoPart({ profile }: { profile: Profile }) {
  const say = useSay();
  const locale = useLocale();
  const { countryCode, subdivision } = profile.address;
  const country = new Intl.DisplayNames(locale, { type: "region" }).of(countryCode) ?? countryCode;
  // A day of birth is a day, not a moment: no zone may move it.
  const born = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <Part title={say("profile.who")} intro={say("profile.whoIntro")}>
      <Facts
        facts={[
          [say("profile.fact.name"), `${profile.firstName} ${profile.lastName}`],
          [say("profile.fact.nickname"), profile.nickname ?? say("profile.none")],
          [say("profile.fact.born"), born.format(new Date(profile.dateOfBirth))],
          [
            say("profile.fact.country"),
            subdivision === null ? country : `${country} (${subdivision})`,
          ],
          [say("profile.fact.phone"), profile.phone ?? say("profile.none")],
          [say("profile.fact.currency"), profile.currency],
        ]}
      />
    </Part>
  );
}
