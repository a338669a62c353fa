import { type CSSProperties, Fragment, type ReactNode, useId } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { Button } from "../button/Button.tsx";
import { Panel } from "../panel/Panel.tsx";
import styles from "./PlayerInfoPanel.module.css";

// The first is filled unless it says that it is a quiet one.
export type PlayerAction = { label: string; href: string; look?: "action" | "quiet" };

export type PlayerInfoPanelProps = {
  name: string;
  // Tier and points, when the loyalty call has answered.
  standing?: ReactNode;
  // What stands at the end of the header: log out.
  headerAction?: ReactNode;
  balancesLabel: string;
  balances: readonly { label: string; amount: ReactNode }[];
  alerts?: readonly { id: string; alert: ReactNode }[];
  // In the order of their weight.
  actions: readonly PlayerAction[];
  actionsLayout?: 1 | 2 | 3 | 4;
};

const columns = { 1: 1, 2: 2, 3: 3, 4: 2 } as const;

export function PlayerInfoPanel({
  name,
  standing,
  headerAction,
  balancesLabel,
  balances,
  alerts = [],
  actions,
  actionsLayout = 2,
}: PlayerInfoPanelProps) {
  const nameId = useId();
  return (
    <Panel aria-labelledby={nameId} className={styles["PlayerInfoPanel"]}>
      <header className={styles["PlayerInfoPanel-header"]}>
        <Avatar name={name} size={52} />
        <div className={styles["PlayerInfoPanel-who"]}>
          <h2 id={nameId} className={styles["PlayerInfoPanel-name"]}>
            {name}
          </h2>
          {standing && <p className={styles["PlayerInfoPanel-standing"]}>{standing}</p>}
        </div>
        {headerAction}
      </header>
      <dl aria-label={balancesLabel} className={styles["PlayerInfoPanel-balances"]}>
        {balances.map(({ label, amount }) => (
          <div key={label} className={styles["PlayerInfoPanel-balance"]}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && (
        <div
          className={styles["PlayerInfoPanel-actions"]}
          style={{ "--PlayerInfoPanel-columns": columns[actionsLayout] } as CSSProperties}
        >
          {actions.slice(0, actionsLayout).map(({ label, href, look }, place) => (
            <Button key={href} href={href} look={place === 0 ? (look ?? "action") : "quiet"}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {alerts.map(({ id, alert }) => (
        <Fragment key={id}>{alert}</Fragment>
      ))}
    </Panel>
  );
}
