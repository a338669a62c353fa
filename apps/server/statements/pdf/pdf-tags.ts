import type { PdfObjects } from "./pdf-objects.ts";

/** What a part of the text is, for whoever reads it without seeing it. */
export type TagName = "Document" | "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD";

/** Of a cell that heads a column or a row, and of one that is as wide as several. */
export type TagShape = { readonly heads?: "Column" | "Row"; readonly columns?: number };

export type Tag = {
  readonly number: number;
  readonly name: TagName;
  readonly parent: number;
  readonly shape: TagShape;
  readonly kids: string[];
};

/**
 * The tree that says what a document is made of, in the order it is read. A tag is written as soon as it is
 * whole; of a row of a table its number alone is kept.
 */
export function createPdfTags(objects: PdfObjects) {
  const root = objects.reserve();
  const rows: string[] = [];
  const document: Tag = {
    number: objects.reserve(),
    name: "Document",
    parent: root,
    shape: {},
    kids: [],
  };

  function close({ number, name, parent, shape, kids }: Tag): Buffer {
    const facts = [
      ...(shape.heads === undefined ? [] : [`/Scope /${shape.heads}`]),
      ...(shape.columns === undefined ? [] : [`/ColSpan ${shape.columns}`]),
    ];
    const shaped = facts.length === 0 ? "" : ` /A << /O /Table ${facts.join(" ")} >>`;
    return objects.put(
      number,
      `<< /Type /StructElem /S /${name} /P ${parent} 0 R /K [${kids.join(" ")}]${shaped} >>`,
    );
  }

  return {
    document,
    open(name: TagName, parent: Tag, shape: TagShape = {}): Tag {
      const number = objects.reserve();
      parent.kids.push(`${number} 0 R`);
      return { number, name, parent: parent.number, shape, kids: [] };
    },
    close,
    /** Which tag each piece of a page belongs to, in the order of the pieces; answers the page's number. */
    page(owners: readonly number[]): { readonly bytes: Buffer; readonly place: number } {
      const number = objects.reserve();
      const place = rows.length;
      rows.push(`${place} ${number} 0 R`);
      const bytes = objects.put(number, `[${owners.map((owner) => `${owner} 0 R`).join(" ")}]`);
      return { bytes, place };
    },
    end(): { readonly bytes: Buffer; readonly root: number } {
      const tree =
        `<< /Type /StructTreeRoot /K [${document.number} 0 R] ` +
        `/ParentTree << /Nums [${rows.join(" ")}] >> /ParentTreeNextKey ${rows.length} >>`;
      return { bytes: Buffer.concat([close(document), objects.put(root, tree)]), root };
    },
  };
}

export type PdfTags = ReturnType<typeof createPdfTags>;
