import { Checkbox } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { useProfile } from "../profile/profile-query.ts";
import { useChangeProfile } from "../profile/use-change-profile.tsx";

/** Whether a letter tells of a browser not seen before. Doing without takes a proof of who asks. */
export function NewDeviceLetters() {
  const say = useSay();
  const { data: profile } = useProfile();
  const { change, refused, busy, dialog } = useChangeProfile();
  if (profile === undefined) return null;
  return (
    <>
      <Checkbox
        label={say("signedIn.letters")}
        help={say("signedIn.lettersHelp")}
        error={refused}
        checked={profile.newDeviceLetters}
        aria-busy={busy}
        onChange={({ currentTarget }) => void change({ newDeviceLetters: currentTarget.checked })}
      />
      {dialog}
    </>
  );
}
