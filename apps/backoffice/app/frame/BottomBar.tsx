import { Drawer } from "@mantine/core";
import { useState } from "react";
import { NavLink } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import styles from "./Frame.module.css";
import { Me } from "./Me.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { isWhole, underTheThumb } from "./places.ts";
import { usePlaceGroups } from "./use-place-groups.ts";

/** Four places and all the others behind More. A choice closes the sheet. */
export function BottomBar() {
  const groups = usePlaceGroups();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <nav className={styles["Frame-bar"]} aria-label="Console, short">
      {underTheThumb(groups).map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={isWhole(to)} className={styles["Frame-tile"] ?? ""}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      <button
        type="button"
        className={styles["Frame-tile"]}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
        More
      </button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="85%"
        title="All of the console"
        closeButtonProps={{ "aria-label": "Close" }}
        classNames={{ body: styles["Frame-sheet"] ?? "" }}
      >
        <PlaceList onChoose={close} />
        <Me />
      </Drawer>
    </nav>
  );
}
