import { TextLink, Time } from "@croupier/ui";
import { iconLandmark } from "@croupier/ui/icons";
import { useState } from "react";

import { useSay } from "../language/Words.context.tsx";
import { isThere } from "../pages/find-page.ts";
import { ChoiceCard } from "../parts/ChoiceCard.tsx";
import { isUsable, type Destination } from "./usable-destinations.ts";
import { linkedAccountsPath } from "./withdraw-ways.ts";
import styles from "./Withdraw.module.css";

/** Where it goes; an account that is new says from when on it can be used. */
export function Destinations({
  destinations,
  chosen,
  onChoose,
}: {
  readonly destinations: readonly Destination[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const say = useSay();
  // What is usable does not change under the finger.
  const [now] = useState(() => new Date());
  return (
    <fieldset className={styles["Withdraw-destinations"]}>
      <legend>{say("withdraw.destination.title")}</legend>
      {destinations.map((one) => (
        <ChoiceCard
          key={one.id}
          name="destination"
          value={one.id}
          icon={iconLandmark}
          title={one.label}
          chosen={one.id === chosen}
          disabled={!isUsable(one, now)}
          onChoose={() => onChoose(one.id)}
        >
          {!isUsable(one, now) && (
            <>
              {say("withdraw.destination.from")} <Time at={one.usableFrom} />
            </>
          )}
        </ChoiceCard>
      ))}
      {isThere(linkedAccountsPath) && (
        <TextLink href={linkedAccountsPath}>{say("withdraw.destination.change")}</TextLink>
      )}
    </fieldset>
  );
}
