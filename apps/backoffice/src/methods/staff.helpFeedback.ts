import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function staffHelpFeedback({ support, content }: Services) {
  return method<typeof staff.helpFeedback, StaffSubject>(staff.helpFeedback, async ({ query }) => {
    const tallies = await support.tallyHelpFeedback(query.bucket);
    const titles = await content.readTitles(tallies.map(({ articleId }) => articleId));
    const items = tallies.map((tally) => ({
      ...tally,
      title: titles.get(tally.articleId) ?? "",
      lastAt: tally.lastAt.toISOString(),
    }));
    return { status: 200, body: { items } };
  });
}
