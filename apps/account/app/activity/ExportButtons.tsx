import { Alert, Button } from "@croupier/ui";
import { useMutation } from "@tanstack/react-query";

import { fetchEachDay, useSession, type ActivityPeriod } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Ways } from "../parts/PartPage.tsx";
import { saveFile } from "../parts/save-file.ts";
import { writeCsv, type ActivityAnswer } from "./activity-parts.ts";

const files = {
  csv: { type: "text/csv", write: writeCsv },
  json: {
    type: "application/json",
    write: (activity: ActivityAnswer) => JSON.stringify(activity, null, 2),
  },
} as const;
type Kind = keyof typeof files;

/** The chosen period as a file that the player keeps: all of it, day by day, whatever the chart shows. */
export function ExportButtons({ period }: { period: ActivityPeriod }) {
  const say = useSay();
  const session = useSession();
  const saving = useMutation({
    mutationFn: async (kind: Kind) => {
      const activity = await fetchEachDay(session, period);
      const name = `activity-${period}-${activity.total.to.slice(0, 10)}.${kind}`;
      saveFile(name, files[kind].type, files[kind].write(activity));
    },
  });
  return (
    <>
      {saving.isError && <Alert tone="bad" urgent title={say("activity.failed")} />}
      <Ways>
        {(["csv", "json"] as const).map((kind) => (
          <Button
            key={kind}
            busy={saving.isPending && saving.variables === kind}
            onClick={() => saving.mutate(kind)}
          >
            {say(`activity.${kind}`)}
          </Button>
        ))}
      </Ways>
    </>
  );
}
