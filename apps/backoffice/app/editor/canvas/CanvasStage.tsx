import { useElementSize } from "@mantine/hooks";
import { useEffect, type CSSProperties, type ReactNode } from "react";
import styles from "./CanvasStage.module.css";

/** The page at the width of a device, made smaller until all of it has room. */
export function CanvasStage({
  pixels,
  onScale,
  children,
}: {
  readonly pixels: number;
  readonly onScale?: (scale: number) => void;
  readonly children: ReactNode;
}) {
  const { ref, width, height } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / pixels);
  useEffect(() => onScale?.(scale), [onScale, scale]);
  const size = {
    "--canvas-width": `${pixels}px`,
    "--canvas-height": `${height / scale}px`,
    "--canvas-scale": scale,
  } as CSSProperties;
  return (
    <section className={styles.Stage} aria-label="The page">
      <div ref={ref} className={styles["Stage-room"]}>
        <div className={styles["Stage-fitted"]} style={{ ...size, inlineSize: pixels * scale }}>
          <div className={styles["Stage-frame"]}>{children}</div>
        </div>
      </div>
    </section>
  );
}
