import { Alert, Button } from "@croupier/ui";

import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { saveFile } from "../parts/save-file.ts";
import { useAct } from "../parts/use-act.ts";
import { useStepUp } from "../step-up/use-step-up.tsx";

/** Everything we keep of the player, as a file that other programs read, for nobody but them. */
export function DownloadPart() {
  const say = useSay();
  const session = usePlayer().data?.id ?? "";
  const stepUp = useStepUp();
  const { act, busy, done, refused } = useAct();

  const download = () =>
    act(async () => {
      const answer = await stepUp.run(() => client.account.personalData({ params: { session } }));
      if (answer.ok)
        saveFile("my-data.json", "application/json", JSON.stringify(answer.value, null, 2));
      return answer;
    });

  return (
    <Part title={say("privacy.download")} intro={say("privacy.downloadIntro")}>
      {done && <Alert tone="good" urgent title={say("privacy.downloaded")} />}
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      <Ways>
        <Button busy={busy} onClick={() => void download()}>
          {say("privacy.downloadNow")}
        </Button>
      </Ways>
      {stepUp.dialog}
    </Part>
  );
}
