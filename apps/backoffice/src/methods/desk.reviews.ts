import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentReview } from "../desk/present-talk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskReviews({ content }: Services) {
  return method<typeof desk.reviews, StaffSubject>(desk.reviews, async ({ query }) => {
    const { bucket, entry } = query;
    const reviews = await content.listReviews(
      entry === undefined ? { waitingIn: bucket } : { entryId: entry },
    );
    return { status: 200, body: { items: reviews.map(presentReview) } };
  });
}
