import { Alert, TextLink, Time } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import styles from "./ClosedNotice.module.css";
import { whyClosed, type Closed, type ClosedReason } from "./why-closed.ts";

/**
 * Why something is closed to this player: what it is, until when, what they can do, who helps. Wherever a
 * refusal is met it is told by this, in the words of the area `closed`.
 */
export function ClosedNotice({
  reason,
  mayWithdraw = true,
}: {
  reason: ClosedReason;
  mayWithdraw?: boolean;
}) {
  const say = useSay();
  const closed = whyClosed(reason);
  if (closed === null) return null;
  const { title, until, way, helps } = closed;
  const isExclusion = title.startsWith("self_excluded");
  return (
    <Alert tone={toneOf(title)} title={say(`closed.${title}`)}>
      <span className={styles["ClosedNotice"]}>
        {until !== null && (
          <span>
            {isExclusion ? say("closed.mayReturn") : say("closed.until")}{" "}
            <Time at={until} show={isExclusion ? "date" : "moment"} />
          </span>
        )}
        {title === "register_unreachable" && <span>{say("closed.again")}</span>}
        {mayWithdraw && <span>{say("closed.withdraw")}</span>}
        {way !== null && <WayOn {...way} />}
      </span>
      {helps && <Helplines />}
    </Alert>
  );
}

function WayOn({ way, href }: NonNullable<Closed["way"]>) {
  const say = useSay();
  return <TextLink href={href}>{say(`closed.way.${way}`)}</TextLink>;
}

function Helplines() {
  const say = useSay();
  const helplines = useSite()?.marks.helplines ?? [];
  return (
    <span className={styles["ClosedNotice"]}>
      <TextLink href="/help/safer-play">{say("closed.help")}</TextLink>
      {helplines.map(({ name, href }) => (
        <TextLink key={name} href={href}>
          {name}
        </TextLink>
      ))}
    </span>
  );
}

/** What a player set themselves is no trouble; what stands against them is. */
function toneOf(title: Closed["title"]) {
  if (title.startsWith("limit_reached") || title === "on_a_break") return "calm" as const;
  return title === "session_limit_reached" ? ("calm" as const) : ("warn" as const);
}
