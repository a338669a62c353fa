import { join } from "node:path";
import { createContent } from "@croupier/content";
import { connect } from "@croupier/database";
import { projectRoot } from "./bench-world.ts";

/** What a visitor of the demo reads: brands, pages, pictures. */
export async function sowDemo(appUrl: string): Promise<void> {
  const database = connect({ url: appUrl, max: 2, name: "croupier bench content" });
  try {
    const content = createContent({ database });
    await content.sowBrands();
    await content.sowDemo(join(projectRoot, "database/demo/content"));
  } finally {
    await database.close();
  }
}
