import { Time } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { UnfoldingLine } from "../parts/StateLines.tsx";
import { useProfile } from "../profile/profile-query.ts";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";

export function PasswordLine() {
  const say = useSay();
  const { data: profile } = useProfile();
  return (
    <UnfoldingLine
      state="ok"
      title={say("password.title")}
      detail={
        <>
          {say("password.since")}{" "}
          {profile !== undefined && <Time at={profile.passwordSince} show="date" />}
        </>
      }
      label={say("securityPage.change")}
    >
      <ChangePasswordForm />
    </UnfoldingLine>
  );
}
