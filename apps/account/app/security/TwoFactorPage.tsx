import { useSay } from "../language/Words.context.tsx";
import { PhonePart } from "./PhonePart.tsx";
import { PinPart } from "./PinPart.tsx";
import styles from "./Security.module.css";
import { TwoFactorPart } from "./TwoFactorPart.tsx";

/** Everything with which a player proves who they are, besides the password. */
export function TwoFactorPage() {
  const say = useSay();
  return (
    <div className={styles["Security"]}>
      <h1>{say("security.twoFactor.title")}</h1>
      <PinPart />
      <TwoFactorPart />
      <PhonePart />
    </div>
  );
}
