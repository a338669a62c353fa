import type { Profile } from "@croupier/contracts";
import { Alert, Button, Panel, Skeleton } from "@croupier/ui";
import type { ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";
import { PartPage } from "../parts/PartPage.tsx";
import { useProfile } from "./profile-query.ts";

export interface ProfilePartsProps {
  readonly title: string;
  readonly intro: string;
  /** The parts of the page, once the profile is there. */
  readonly children: (profile: Profile) => ReactNode;
}

/** A page whose parts are made of the profile: it waits for it, and says so when it does not come. */
export function ProfileParts({ title, intro, children }: ProfilePartsProps) {
  const say = useSay();
  const { data, error, refetch } = useProfile();
  return (
    <PartPage title={title} intro={intro}>
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
      {data !== undefined && children(data)}
    </PartPage>
  );
}
