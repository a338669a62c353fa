import { useSay } from "../../language/Messages.context.tsx";
import { useAnnounce } from "../../notices/Notices.tsx";
import { useSite } from "../../site.ts";
import { useIsKept } from "./own-games.ts";

export interface Keep {
  readonly label: string;
  readonly kept: boolean;
  readonly onPress: () => void;
}

/** What the heart of a game shows and does; undefined for visitors, who have nowhere to keep it. */
export function useKeep({
  gameId,
  title,
}: {
  readonly gameId: string;
  readonly title: string;
}): Keep | undefined {
  const say = useSay();
  const announce = useAnnounce();
  const signedIn = useSite()?.signedIn ?? false;
  const kept = useIsKept(gameId);
  if (!signedIn || kept === undefined) return undefined;
  return {
    label: say("casino.keep", { game: title }),
    kept,
    onPress() {
      const refused = () =>
        announce({ kind: "refused", text: say("casino.keep.refused", { game: title }) });
      import("./change-kept.ts")
        .then(({ changeKept }) => changeKept(gameId, !kept))
        .then((taken) => {
          if (!taken) refused();
        }, refused);
    },
  };
}
