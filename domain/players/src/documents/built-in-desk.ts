import type { DocumentProvider } from "./provider.ts";

/** Our own people, and the page of ours where documents are sent to them. They never call. */
export const builtInDesk: DocumentProvider = {
  name: "desk",
  begin: async ({ documentType }) => ({
    url:
      documentType === "ID_DOCUMENT"
        ? "/validate-document"
        : `/validate-document?${new URLSearchParams({ documentType })}`,
  }),
};
