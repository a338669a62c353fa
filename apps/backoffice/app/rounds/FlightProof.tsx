import type { TracedRoundView } from "@croupier/contracts";
import { Tag } from "../parts/Tag.tsx";
import { Facts } from "../players/Part.tsx";
import { Digits } from "./Digits.tsx";
import { endInWords, landingInWords } from "./round-words.ts";

type Flight = NonNullable<TracedRoundView["flight"]>;

/** Proof of a stake in a flight: a link of a chain, whose beginning was told before, decided for everybody aboard. */
export function FlightProof({ of: traced, flight }: { of: TracedRoundView; flight: Flight }) {
  const { round, serverSeed, recounts } = traced;
  return (
    <Facts
      of={[
        ["Counted again", <Recount key="recount" comes={recounts} round={round} flight={flight} />],
        ["Flight", `Number ${flight.number} of a chain of ${flight.length}`],
        ["Ended at", endInWords(flight)],
        ["The player", landingInWords(round)],
        ["Chain, told before", <Digits key="fingerprint">{round.seedFingerprint}</Digits>],
        [
          "Its link",
          serverSeed === null ? (
            "Decides still: shown when the flight is over"
          ) : (
            <Digits key="link">{serverSeed}</Digits>
          ),
        ],
        ["Salt of the chain", <Digits key="salt">{round.playerSeed}</Digits>],
      ]}
    />
  );
}

function Recount({
  comes,
  round: { state },
  flight,
}: Pick<TracedRoundView, "round"> & { comes: boolean | null; flight: Flight }) {
  if (state === "voided") return "Nothing to count: the stake was given back before take-off";
  if (flight.state !== "over") return "When the flight is over and its link is shown";
  if (comes === null) return "Its rules are not in this version";
  return comes ? (
    <Tag tone="good">Comes out of its chain as it was shown</Tag>
  ) : (
    <Tag tone="bad">Does not come out of its chain as it was shown</Tag>
  );
}
