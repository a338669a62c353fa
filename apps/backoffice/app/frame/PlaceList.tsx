import { useId } from "react";
import { NavLink } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import styles from "./Frame.module.css";
import { isWhole, type PlaceGroup } from "./places.ts";
import { usePlaceGroups } from "./use-place-groups.ts";

export function PlaceList({ onChoose }: { onChoose?: () => void }) {
  return usePlaceGroups().map((group) => (
    <Group key={group.label} group={group} {...(onChoose === undefined ? {} : { onChoose })} />
  ));
}

function Group({ group, onChoose }: { group: PlaceGroup; onChoose?: () => void }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <p className={styles["Frame-group"]} id={heading}>
        {group.label}
      </p>
      <ul className={styles["Frame-list"]}>
        {group.places.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={isWhole(to)}
              className={styles["Frame-place"] ?? ""}
              onClick={onChoose}
            >
              <Icon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
