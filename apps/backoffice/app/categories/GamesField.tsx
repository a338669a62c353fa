import { ActionIcon, Input, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { OrderedList } from "../forms/ordering/OrderedList.tsx";
import { useField, usePartForm } from "../forms/part-form.context.ts";
import { Icon } from "../parts/Icon.tsx";
import { gamesIn } from "./calls.ts";
import styles from "./GamesField.module.css";

/** The games of a category in the order of its rail. A game is named by the slug of its page. */
export function GamesField() {
  const { bucket } = usePartForm();
  const { value, set, error } = useField("games");
  const { data = [] } = useQuery(gamesIn(bucket.bucket));
  const slugs = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  const titleOf = (slug: string) => data.find((one) => one.slug === slug)?.title ?? slug;
  const left = data.filter(({ slug }) => !slugs.includes(slug));
  return (
    <Input.Wrapper
      label={`Games (${slugs.length})`}
      description="In the order in which the lobby shows them"
      error={error}
      labelElement="div"
    >
      <div className={styles.GamesField}>
        <OrderedList
          items={slugs}
          label="Games"
          keyOf={(slug) => slug}
          nameOf={titleOf}
          onMove={set}
        >
          {(slug, index) => (
            <>
              <span className={styles["GamesField-number"]}>{index + 1}</span>
              <span className={styles["GamesField-title"]}>{titleOf(slug)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Take out ${titleOf(slug)}`}
                onClick={() => set(slugs.filter((one) => one !== slug))}
              >
                <Icon name="close" size={16} />
              </ActionIcon>
            </>
          )}
        </OrderedList>
        <Select
          aria-label="Add a game"
          placeholder="Add a game"
          searchable
          value={null}
          nothingFoundMessage="Every game is in"
          data={left.map(({ slug, title }) => ({ value: slug, label: title }))}
          onChange={(slug) => slug !== null && set([...slugs, slug])}
        />
      </div>
    </Input.Wrapper>
  );
}
