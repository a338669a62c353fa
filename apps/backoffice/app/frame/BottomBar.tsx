import { Drawer } from "@mantine/core";
import { useState } from "react";
import { NavLink, useLocation } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import styles from "./Frame.module.css";
import { Me } from "./Me.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { isWhole, placeOf, underTheThumb } from "./places.ts";
import { usePlaceGroups } from "./use-place-groups.ts";

/** Four places and all the others behind More, which says when one of them is open. */
export function BottomBar() {
  const groups = usePlaceGroups();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const thumbs = underTheThumb(groups);
  const here = placeOf(groups, useLocation().pathname);
  const isElsewhere = here !== undefined && !thumbs.includes(here);
  return (
    <nav className={styles["Frame-bar"]} aria-label="Console, short">
      {thumbs.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={isWhole(to)} className={styles["Frame-tile"] ?? ""}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      <button
        type="button"
        className={styles["Frame-tile"]}
        aria-expanded={isOpen}
        data-here={isElsewhere}
        onClick={() => setOpen(true)}
      >
        <Icon name={isElsewhere ? here.icon : "more"} />
        More
      </button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title="All of the console"
        closeButtonProps={{ "aria-label": "Close" }}
        classNames={{
          content: styles["Frame-drawer"] ?? "",
          body: styles["Frame-sheet"] ?? "",
        }}
      >
        <PlaceList onChoose={close} />
        <Me onChoose={close} />
      </Drawer>
    </nav>
  );
}
