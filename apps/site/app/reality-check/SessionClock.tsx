import { VisuallyHidden } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./RealityCheck.module.css";

/** Hours, minutes and seconds of this session; read out only by who asks for it. */
export function SessionClock({ seconds }: { seconds: number }) {
  const say = useSay();
  return (
    <span className={styles["RealityCheck-clock"]}>
      <VisuallyHidden>{say("reality.clock")} </VisuallyHidden>
      {clockOf(seconds)}
    </span>
  );
}

function clockOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
