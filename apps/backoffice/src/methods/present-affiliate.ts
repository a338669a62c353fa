import type { ListedAffiliate } from "@croupier/contracts";
import type { Application } from "@croupier/rewards";

export function presentAffiliate({
  receivedAt,
  answeredAt,
  ...application
}: Application): ListedAffiliate {
  return {
    ...application,
    receivedAt: receivedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
