import { createPdfFonts, utf16 } from "./pdf-fonts.ts";
import { createPdfObjects } from "./pdf-objects.ts";
import { createPdfPage, pageSize, type PdfPage } from "./pdf-page.ts";
import { createPdfTags, type Tag, type TagName, type TagShape } from "./pdf-tags.ts";

export type PdfFile = ReturnType<typeof createPdfFile>;

/**
 * Writes a PDF from its first byte to its last, a page at a time: of what is written nothing is kept but
 * where it is, so a statement of a thousand pages takes little more memory than one. What is drawn is
 * tagged as what it is, and printed in a font that the file brings along.
 */
export function createPdfFile(about: { title: string; language: string; madeAt: Date }) {
  const objects = createPdfObjects();
  const fonts = createPdfFonts();
  const tags = createPdfTags(objects);
  const [catalog, pageTree, info, count] = [1, 2, 3, 4].map(() => objects.reserve());
  const pages: number[] = [];

  return {
    begin: (): Buffer => objects.begin(),

    beginPage: (): PdfPage => createPdfPage(objects.reserve(), fonts),

    /** A part of the document, or of another part: `close` it, once it is whole. */
    open: (name: TagName, parent: Tag = tags.document, shape: TagShape = {}): Tag =>
      tags.open(name, parent, shape),
    close: (tag: Tag): Buffer => tags.close(tag),

    page(page: PdfPage): Buffer {
      const content = objects.reserve();
      const { bytes, place } = tags.page(page.owners());
      pages.push(page.number);
      return Buffer.concat([
        bytes,
        objects.stream(content, Buffer.from(page.content(), "latin1")),
        objects.put(
          page.number,
          `<< /Type /Page /Parent ${pageTree} 0 R /Contents ${content} 0 R /Tabs /S ` +
            `/StructParents ${place} /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] >>`,
        ),
      ]);
    },

    end(): Buffer {
      const counted = createPdfPage(count ?? 0, fonts);
      counted.text(String(pages.length), { x: 0, y: 0, size: 8, grey: 0.4 });
      const tree = tags.end();
      const { bytes, resources } = fonts.write(objects);
      const kids = pages.map((one) => `${one} 0 R`).join(" ");
      const title = `<FEFF${utf16(about.title)}>`;
      return Buffer.concat([
        tree.bytes,
        bytes,
        objects.stream(
          count ?? 0,
          Buffer.from(counted.content(), "latin1"),
          `/Type /XObject /Subtype /Form /BBox [0 -4 60 12] /Resources << ${resources} >>`,
        ),
        objects.put(
          pageTree ?? 0,
          `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] ` +
            `/Resources << ${resources} /XObject << /Count ${count} 0 R >> >> >>`,
        ),
        objects.put(
          catalog ?? 0,
          `<< /Type /Catalog /Pages ${pageTree} 0 R /Lang (${about.language}) ` +
            `/MarkInfo << /Marked true >> /StructTreeRoot ${tree.root} 0 R ` +
            "/ViewerPreferences << /DisplayDocTitle true >> >>",
        ),
        objects.put(
          info ?? 0,
          `<< /Title ${title} /Producer (Croupier) /CreationDate (${pdfTime(about.madeAt)}) >>`,
        ),
        objects.end(`/Root ${catalog} 0 R /Info ${info} 0 R`),
      ]);
    },
  };
}

const pdfTime = (at: Date): string => `D:${at.toISOString().slice(0, 19).replace(/\D/g, "")}Z`;
