import type { OwnSession } from "@croupier/contracts";
import { Alert, Badge, Button, Skeleton, Time } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { useAct } from "../parts/use-act.ts";
import { NewDeviceLetters } from "./NewDeviceLetters.tsx";
import { ownSessionsQuery, useOwnSessions } from "./own-sessions-query.ts";
import styles from "./SignedInPart.module.css";

/** Every place where the player is signed in; one is ended, or all of them, this one too. */
export function SignedInPart() {
  const say = useSay();
  const bridge = useBridge();
  const session = usePlayer().data?.id ?? "";
  const { data } = useOwnSessions();
  const everywhere = useAct();

  async function endAll(): Promise<void> {
    const params = { session };
    const ended = await everywhere.act(() => client.account.endSessions({ params }));
    if (ended) bridge.tell({ type: "loginRequired" });
  }

  return (
    <Part title={say("signedIn.title")} intro={say("signedIn.intro")}>
      {everywhere.refused !== undefined && <Alert tone="bad" urgent title={everywhere.refused} />}
      {data === undefined ? (
        <Skeleton shape="block" blockSize="6rem" />
      ) : (
        <ul className={styles["SignedIn"]}>
          {data.map((one) => (
            <Place key={one.id} place={one} session={session} />
          ))}
        </ul>
      )}
      <Ways>
        <Button look="danger" busy={everywhere.busy} onClick={() => void endAll()}>
          {say("signedIn.everywhere")}
        </Button>
      </Ways>
      <NewDeviceLetters />
    </Part>
  );
}

function Place({ place, session }: { place: OwnSession; session: string }) {
  const say = useSay();
  const queries = useQueryClient();
  const { act, busy, refused } = useAct();
  const { id, device, current } = place;

  async function end(): Promise<void> {
    await act(() => client.account.endSession({ params: { session, id } }));
    await queries.invalidateQueries({ queryKey: ownSessionsQuery(session).queryKey });
  }

  return (
    <li>
      <span>
        <strong>
          {say("signedIn.device", {
            browser: device.browser ?? "none",
            system: device.system ?? "none",
          })}
        </strong>
        <span className={styles["SignedIn-soft"]}>
          {place.place !== null && `${place.place}, `}
          {say("signedIn.lastSeen")} <Time at={place.lastSeenAt} />
        </span>
        {refused !== undefined && <span role="alert">{refused}</span>}
      </span>
      {current ? (
        <Badge tone="good">{say("signedIn.here")}</Badge>
      ) : (
        <Button size="sm" busy={busy} onClick={() => void end()}>
          {say("signedIn.end")}
        </Button>
      )}
    </li>
  );
}
