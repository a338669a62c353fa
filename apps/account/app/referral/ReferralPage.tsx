import { Alert, Button, Panel, Skeleton } from "@croupier/ui";
import { useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { FriendList } from "./FriendList.tsx";
import { InvitePanel } from "./InvitePanel.tsx";
import styles from "./ReferralPage.module.css";

function useReferral() {
  const { data: player } = usePlayer();
  const session = player?.id ?? "";
  return useQuery({
    queryKey: ["referral", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.referral.profile({ params: { session }, signal })),
    enabled: player !== undefined,
  });
}

export function ReferralPage() {
  const say = useSay();
  const { data, error, refetch } = useReferral();
  return (
    <div className={styles["Referral"]}>
      <header>
        <h1>{say("referral.title")}</h1>
        <p className={styles["Referral-soft"]}>{say("referral.intro")}</p>
      </header>
      {error !== null && (
        <Alert
          tone="bad"
          title={say("referral.failed")}
          action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
        />
      )}
      {data === undefined && error === null && (
        <Panel aria-busy="true">
          <Skeleton shape="block" blockSize="168px" />
        </Panel>
      )}
      {data !== undefined && (
        <>
          <InvitePanel code={data.code} path={data.path} />
          <FriendList friends={data.friends} />
        </>
      )}
    </div>
  );
}
