import { classNames } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import { passwordLengthMin } from "./answers.ts";
import styles from "./JoinProgress.module.css";
import type { Strength } from "./password-strength.ts";

/** Four bars and a word. While the password is too short, the word is how much is missing. */
export function PasswordStrength({ strength, length }: { strength: Strength; length: number }) {
  const say = useSay();
  const left = Math.max(0, passwordLengthMin - length);
  return (
    <>
      <span
        className={classNames(styles["JoinProgress-bars"], styles["JoinProgress-bars--meter"])}
        aria-hidden
      >
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={classNames(
              styles["JoinProgress-bar"],
              left === 0 && bar <= strength && styles["JoinProgress-bar--on"],
            )}
          />
        ))}
      </span>
      {left > 0 || strength === 0
        ? say("field.password.help", { left })
        : say(`field.password.strength.${strength}`)}
    </>
  );
}
