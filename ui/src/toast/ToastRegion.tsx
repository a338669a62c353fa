import { Alert, type AlertTone } from "../alert/Alert.tsx";
import type { Toast } from "./use-toasts.ts";
import styles from "./ToastRegion.module.css";

export type ToastRegionProps = {
  label: string;
  dismissLabel: string;
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
};

const tones: Record<Toast["kind"], AlertTone> = { done: "good", told: "accent", refused: "bad" };

// Always in the page, mostly empty: a live region must be there before its words arrive.
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  return (
    <section aria-label={label} className={styles["ToastRegion"]}>
      <ol aria-live="polite" className={styles["ToastRegion-list"]}>
        {toasts.map(({ id, kind, title, detail }) => (
          <li key={id} className={styles["ToastRegion-toast"]}>
            <Alert
              tone={tones[kind]}
              title={title}
              dismiss={{ label: dismissLabel, onPress: () => onDismiss(id) }}
            >
              {detail}
            </Alert>
          </li>
        ))}
      </ol>
    </section>
  );
}
