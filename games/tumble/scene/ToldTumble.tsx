import { VisuallyHidden } from "@croupier/ui";
import { paidText } from "./tumble-amounts.ts";
import type { TumbleView } from "./tumble-view.ts";
import type { TumbleSceneProps } from "./TumbleScene.tsx";

type Props = TumbleSceneProps & { readonly view: TumbleView };

/** Every tumble in a sentence, as it is shown; the round in one is told by the stage. */
export function ToldTumble(props: Props) {
  return (
    <VisuallyHidden>
      <output data-tumble="">{props.phase === "playing" && tell(props)}</output>
    </VisuallyHidden>
  );
}

function tell(props: Props): string {
  const { view, words } = props;
  if (view.given !== undefined) return words.given({ spins: view.given });
  if (view.counted !== undefined) {
    const { carried, sum, multiple } = view.counted;
    return words.counted({ times: carried + sum, paid: paidText(multiple, props) });
  }
  const spin = view.spin > 0 ? words.freeSpin({ spin: view.spin, of: view.of }) : "";
  if (view.paid.length === 0) return spin;
  return words.tumble({
    paid: view.paid.map(({ count, symbol, multiple }) => ({
      count,
      symbol: words.symbols[symbol] ?? symbol,
      pays: paidText(multiple, props),
    })),
  });
}
