import type { RefObject } from "react";
import { ballWidth, rotorWidth } from "./wheel-measures.ts";
import styles from "./Wheel.module.css";

/** The elements that move. */
export type WheelParts = {
  readonly rotor: RefObject<HTMLDivElement | null>;
  readonly orbit: RefObject<HTMLDivElement | null>;
  readonly ball: RefObject<HTMLDivElement | null>;
};

/** The bowl, what turns in it, and the ball: large while it rolls, beside the cloth before and after. */
export function Wheel({ rotor, orbit, ball, isNear }: WheelParts & { readonly isNear: boolean }) {
  return (
    <div className={styles["Wheel"]} data-near={isNear ? "" : undefined} aria-hidden="true">
      <div className={styles["Wheel-bowl"]} />
      <div
        ref={rotor}
        className={styles["Wheel-rotor"]}
        style={{ inlineSize: `${rotorWidth * 100}%` }}
      />
      <div className={styles["Wheel-light"]} />
      <div ref={orbit} className={styles["Wheel-orbit"]}>
        <div
          ref={ball}
          className={styles["Wheel-ball"]}
          style={{ inlineSize: `${ballWidth * 100}%` }}
        />
      </div>
    </div>
  );
}
