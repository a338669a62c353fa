import { Button, Popover } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { languageName } from "../../content/language-name.ts";
import { Icon } from "../../parts/Icon.tsx";
import { PublishPanel } from "../../publishing/PublishPanel.tsx";
import { blocksIn } from "../blocks/page-words.ts";
import { canvas } from "../calls.ts";
import type { DeskProps } from "../EditorDesk.tsx";
import type { Told } from "./HintsPanel.tsx";
import styles from "./HintsPanel.module.css";
import { tellOfPage } from "./tell-of-page.ts";

type Props = DeskProps & { readonly told: readonly Told[] };

/** Showing the page to visitors, as far as nothing keeps it back. */
export function PublishMenu(props: Props) {
  return (
    <Popover position="bottom-end" shadow="md" width={360} trapFocus>
      <Popover.Target>
        <Button rightSection={<Icon name="down" size={14} />}>Publish</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Publish">
        <Publishing {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Publishing({ entry, bucket, used, language, onlooker, told }: Props) {
  const errors = useErrors({ entry, bucket, used, language, onlooker, told });
  return (
    <>
      {[...errors].map(([part, count]) => (
        <p key={part} className={styles["Hints-kept"]} role="alert">
          <Icon name="warning" size={18} />
          {languageName(part)} is kept back: {count === 1 ? "one thing is" : `${count} things are`}{" "}
          wrong, see its hints.
        </p>
      ))}
      <PublishPanel entry={entry} used={used} bucket={bucket} keptBack={new Set(errors.keys())} />
    </>
  );
}

/** How much is wrong in each language that has something new to show: those beside this one too. */
function useErrors({
  entry,
  bucket,
  used,
  language,
  onlooker,
  told,
}: Pick<Props, "entry" | "bucket" | "used" | "language" | "onlooker" | "told">): ReadonlyMap<
  string,
  number
> {
  const others = bucket.languages.flatMap((other) => {
    const words = used.view.parts[other]?.working;
    const isNews = entry.parts[other]?.hasNewerDraft !== false;
    return other === language || words === undefined || !isNews ? [] : [{ other, words }];
  });
  const answers = useQueries({
    queries: others.map(({ other, words }) =>
      canvas({
        bucket: bucket.bucket,
        onlooker: { ...onlooker, language: other },
        blocks: blocksIn(words),
      }),
    ),
  });
  const found = [
    [language, told] as const,
    ...others.map(
      ({ other, words }, at) =>
        [other, tellOfPage({ language: other, words, answer: answers[at]?.data })] as const,
    ),
  ];
  return new Map(
    found
      .map(([part, all]) => [part, all.filter((one) => one.severity === "error").length] as const)
      .filter(([, count]) => count > 0),
  );
}
