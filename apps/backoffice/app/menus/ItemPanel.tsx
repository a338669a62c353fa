import { TextInput } from "@mantine/core";
import { languageName } from "../content/language-name.ts";
import { emptyPart } from "../forms/empty-part.ts";
import { FieldRow } from "../forms/fields/FieldGroup.tsx";
import { GatesFields } from "../forms/fields/GatesFields.tsx";
import { IconField } from "../forms/fields/IconField.tsx";
import { LinkInput } from "../forms/fields/LinkField.tsx";
import { MenuDataField } from "./MenuDataField.tsx";
import styles from "./MenuForm.module.css";
import type { MenuDesk } from "./MenuForm.tsx";
import { changeItem, type MenuEntry } from "./menu-tree.ts";
import { sayItem, wordsOf } from "./menu-words.ts";

/** All that belongs to one item: its names, where it leads, and who sees it. */
export function ItemPanel({ desk, item }: { desk: MenuDesk; item: MenuEntry }) {
  const { used, bucket, items } = desk;
  const path = `items.${items.indexOf(item)}`;
  const change = (next: Partial<MenuEntry>) =>
    desk.onTree(changeItem(desk.tree, item.id, (one) => ({ ...one, ...next })));
  return (
    <div className={styles["MenuForm-item"]}>
      <div className={styles["MenuForm-languages"]}>
        {bucket.languages.map((language) => (
          <ItemWords key={language} desk={desk} item={item.id} language={language} />
        ))}
      </div>
      <LinkInput
        bucket={bucket.bucket}
        label="Leads to"
        description="A page's title or address, or https:, mailto: or tel:"
        error={used.view.parts["common"]?.errors.get(`${path}.link`)}
        value={item.link}
        onChange={(link) => change({ link })}
      />
      <FieldRow>
        <IconField path={`${path}.iconClass`} />
      </FieldRow>
      <MenuDataField
        value={item.menuData ?? {}}
        onChange={(menuData) =>
          desk.onTree(changeItem(desk.tree, item.id, (one) => withData(one, menuData)))
        }
      />
      <GatesFields path={`${path}.gates`} />
    </div>
  );
}

function withData(item: MenuEntry, data: Readonly<Record<string, string>>): MenuEntry {
  const { menuData: _, ...others } = item;
  return Object.keys(data).length === 0 ? others : { ...others, menuData: { ...data } };
}

function ItemWords({ desk, item, language }: { desk: MenuDesk; item: string; language: string }) {
  const { draft, view } = desk.used;
  const opened = view.parts[language];
  const { text = "", title = "" } = wordsOf(opened?.working, item);
  const say = (change: { text?: string; title?: string }) =>
    draft.type(
      language,
      sayItem(opened?.working ?? emptyPart("custom_menu", language), item, change),
    );
  return (
    <FieldRow>
      <TextInput
        label={`Text in ${languageName(language)}`}
        description={text === "" ? "Without a text it is not shown in this language" : undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
        error={text === "" ? undefined : opened?.errors.get(`items.${item}.text`)}
        maxLength={60}
        value={text}
        onChange={(event) => say({ text: event.currentTarget.value })}
      />
      <TextInput
        label={`Explanation in ${languageName(language)} (optional)`}
        error={opened?.errors.get(`items.${item}.title`)}
        maxLength={120}
        value={title}
        onChange={(event) => say({ title: event.currentTarget.value })}
      />
    </FieldRow>
  );
}
