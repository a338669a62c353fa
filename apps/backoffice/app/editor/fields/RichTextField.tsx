import { isSafeLink, richText, type RichText } from "@croupier/contracts";
import { Button, TextInput } from "@mantine/core";
import {
  EditorContent,
  useEditor,
  useEditorState,
  type Editor,
  type JSONContent,
} from "@tiptap/react";
import { useEffect, useId, useState, type ReactNode } from "react";
import { Icon } from "../../parts/Icon.tsx";
import type { FieldProps } from "./field-props.ts";
import { LabelledGroup } from "./LabelledGroup.tsx";
import { richTextNodes } from "./rich-text-nodes.ts";
import styles from "./RichTextField.module.css";

const empty: RichText = { type: "doc", content: [{ type: "paragraph" }] };

/** Formatted text as the tree it is stored as; what the tree cannot hold cannot be typed. */
export function RichTextField({
  label,
  value,
  onChange,
  path,
  problems,
}: FieldProps & { readonly label: string }) {
  const id = useId();
  const read = richText.safeParse(value);
  // The same tree; the editor's type has no keys that may be undefined.
  const document = (read.success ? read.data : empty) as JSONContent;
  const editor = useEditor({
    extensions: richTextNodes,
    content: document,
    // The page's policy admits no style it did not name; ours are in the sheet.
    injectCSS: false,
    editorProps: {
      attributes: { id, role: "textbox", "aria-label": label, "aria-multiline": "true" },
    },
    onUpdate: ({ editor }) => onChange(storedForm(editor)),
  });

  // An undo of the page, or another version, came from outside.
  useEffect(() => {
    const isOwn = JSON.stringify(storedForm(editor)) === JSON.stringify(document);
    if (!isOwn) editor.commands.setContent(document, { emitUpdate: false });
  }, [editor, document]);

  return (
    <LabelledGroup label={label} error={problems.get(path)}>
      <div className={styles.RichText}>
        <Tools editor={editor} label={label} />
        <EditorContent editor={editor} className={styles["RichText-words"]} />
      </div>
    </LabelledGroup>
  );
}

/** The editor's own tree, without what the stored one has no place for. */
function storedForm(editor: Editor): unknown {
  const written: unknown = editor.getJSON();
  const read = richText.safeParse(written);
  return read.success ? read.data : written;
}

function Tools({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive("bold"),
      italic: editor.isActive("italic"),
      code: editor.isActive("code"),
      link: editor.isActive("link"),
      levels: [2, 3, 4].map((level) => editor.isActive("heading", { level })),
      bullets: editor.isActive("bulletList"),
      numbers: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
      href: String(editor.getAttributes("link")["href"] ?? ""),
    }),
  });
  const act = () => editor.chain().focus();
  return (
    <>
      <div className={styles["RichText-tools"]} role="toolbar" aria-label={`Format ${label}`}>
        <Tool name="Bold" on={state.bold} do={() => act().toggleBold().run()}>
          <b>B</b>
        </Tool>
        <Tool name="Italic" on={state.italic} do={() => act().toggleItalic().run()}>
          <i>I</i>
        </Tool>
        <Tool name="Code" on={state.code} do={() => act().toggleCode().run()}>
          <code>{"<>"}</code>
        </Tool>
        <Tool name="Link" on={state.link} do={() => setLinking(!isLinking)}>
          <Icon name="link" size={16} />
        </Tool>
        {([2, 3, 4] as const).map((level, at) => (
          <Tool
            key={level}
            name={`Heading ${level}`}
            on={state.levels[at] ?? false}
            do={() => act().toggleHeading({ level }).run()}
          >
            H{level}
          </Tool>
        ))}
        <Tool name="List" on={state.bullets} do={() => act().toggleBulletList().run()}>
          <Icon name="menu" size={16} />
        </Tool>
        <Tool name="Numbered list" on={state.numbers} do={() => act().toggleOrderedList().run()}>
          1.
        </Tool>
        <Tool name="Quote" on={state.quote} do={() => act().toggleBlockquote().run()}>
          ”
        </Tool>
        <Tool name="Line" on={false} do={() => act().setHorizontalRule().run()}>
          <Icon name="minus" size={16} />
        </Tool>
      </div>
      {isLinking && (
        <LinkForm
          href={state.href}
          onDone={(href) => {
            setLinking(false);
            if (href === "") act().extendMarkRange("link").unsetLink().run();
            else act().extendMarkRange("link").setLink({ href }).run();
          }}
        />
      )}
    </>
  );
}

function Tool({
  name,
  on,
  do: onClick,
  children,
}: {
  name: string;
  on: boolean;
  do: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles["RichText-tool"]}
      aria-label={name}
      aria-pressed={on}
      title={name}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Marked words lead there; an empty address takes the link away. */
function LinkForm({ href, onDone }: { href: string; onDone: (href: string) => void }) {
  const [typed, setTyped] = useState(href);
  const isFit = typed === "" || isSafeLink(typed);
  return (
    <div className={styles["RichText-link"]}>
      <TextInput
        label="Leads to"
        size="xs"
        data-autofocus
        placeholder="/help or https://"
        value={typed}
        error={isFit ? undefined : "This is no address a page may lead to."}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !isFit) return;
          event.preventDefault();
          onDone(typed);
        }}
      />
      <Button size="xs" variant="default" disabled={!isFit} onClick={() => onDone(typed)}>
        {typed === "" ? "No link" : "Set"}
      </Button>
    </div>
  );
}
