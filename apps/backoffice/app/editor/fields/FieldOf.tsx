import type { EditorField } from "@croupier/blocks/editor";
import { NumberInput, SegmentedControl, Select, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { LinkInput } from "../../forms/fields/LinkField.tsx";
import { MediaPicker } from "../../media/MediaPicker.tsx";
import { CategoryField, EntriesField, EntryField, GamesField } from "./EntryFields.tsx";
import type { FieldProps, HoldingProps } from "./field-props.ts";
import { useFieldsPlace } from "./fields.context.ts";
import { GroupField } from "./GroupField.tsx";
import { LabelledGroup } from "./LabelledGroup.tsx";
import { ListField } from "./ListField.tsx";
import { RichTextField } from "./RichTextField.tsx";

type Drawn = HoldingProps & { readonly field: EditorField };

/** The one place that knows what a kind of prop looks like in the desk. */
export function FieldOf({ field, Fields, ...props }: Drawn): ReactNode {
  const { value, onChange, path, problems } = props;
  const { bucket } = useFieldsPlace();
  const error = problems.get(path);
  const words = typeof value === "string" ? value : "";
  switch (field.type) {
    case "text":
    case "textarea":
      return <WordsField field={field} value={words} error={error} onChange={onChange} />;
    case "number":
      return (
        <NumberInput
          label={field.label}
          value={typeof value === "number" ? value : ""}
          min={field.min}
          max={field.max}
          error={error}
          onChange={(next) => onChange(typeof next === "number" ? next : undefined)}
        />
      );
    case "choice":
      return <ChoiceField field={field} value={value} onChange={onChange} />;
    case "columns":
      return null;
    case "rich-text":
      return <RichTextField {...props} label={field.label} />;
    case "link":
      return (
        <LinkInput
          bucket={bucket}
          label={field.label}
          value={words}
          error={error}
          onChange={(next) => onChange(next === "" ? undefined : next)}
        />
      );
    case "media":
      return (
        <MediaPicker
          bucket={bucket}
          label={field.label}
          value={words}
          error={error}
          onChange={onChange}
        />
      );
    case "entry":
      return <EntryField {...props} value={words} label={field.label} kind={field.kind} />;
    case "entries":
      return <EntriesField {...props} field={field} />;
    case "category":
      return <CategoryField {...props} value={words} label={field.label} />;
    case "games":
      return <GamesField {...props} label={field.label} />;
    case "group":
      return <GroupField {...props} field={field} Fields={Fields} />;
    case "list":
      return <ListField {...props} field={field} Fields={Fields} />;
  }
}

type WordsProps = Pick<FieldProps<string>, "onChange"> & {
  readonly field: Extract<EditorField, { type: "text" | "textarea" }>;
  readonly value: string;
  readonly error: string | undefined;
};

function WordsField({ field: { type, label, help }, value, error, onChange }: WordsProps) {
  const input = {
    label,
    value,
    error,
    ...(help === undefined ? {} : { description: help }),
    onChange: (typed: { readonly currentTarget: { readonly value: string } }) =>
      onChange(typed.currentTarget.value),
  };
  return type === "text" ? (
    <TextInput {...input} />
  ) : (
    <Textarea {...input} autosize minRows={2} maxRows={8} />
  );
}

type ChoiceProps = Pick<FieldProps, "value" | "onChange"> & {
  readonly field: Extract<EditorField, { type: "choice" }>;
};

/** Two or three stand beside each other; more are a list. */
function ChoiceField({ field: { label, options }, value, onChange }: ChoiceProps) {
  const data = options.map(({ label, value }) => ({ label, value: String(value) }));
  const choose = (chosen: string | null) =>
    onChange(options.find(({ value }) => String(value) === chosen)?.value);
  const current = value === undefined ? "" : String(value);
  if (options.length > 3) {
    return (
      <Select
        label={label}
        data={data}
        value={current === "" ? null : current}
        allowDeselect={false}
        onChange={choose}
      />
    );
  }
  return (
    <LabelledGroup label={label}>
      <SegmentedControl
        fullWidth
        data={data}
        value={current}
        aria-label={label}
        onChange={choose}
      />
    </LabelledGroup>
  );
}
