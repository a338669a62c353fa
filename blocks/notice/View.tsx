import { classNames, Icon } from "@croupier/ui";
import { iconCircleAlert, iconInfo } from "@croupier/ui/icons";
import { RichTextBody } from "../rich-text/RichTextBody.tsx";
import type { NoticeProps } from "./schema.ts";
import styles from "./View.module.css";

export function NoticeView({ tone, title, body }: NoticeProps) {
  return (
    <div role="note" className={classNames(styles["Notice"], styles[`Notice--${tone}`])}>
      <Icon
        shape={tone === "warn" ? iconCircleAlert : iconInfo}
        className={styles["Notice-icon"]}
      />
      <div className={styles["Notice-words"]}>
        {title && <p className={styles["Notice-title"]}>{title}</p>}
        <RichTextBody body={body} />
      </div>
    </div>
  );
}
