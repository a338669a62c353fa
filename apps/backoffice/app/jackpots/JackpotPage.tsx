import type { KeptJackpotView } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { mayGiveMoney } from "../games/game-calls.ts";
import { nameOfGame, percent } from "../games/game-words.ts";
import { NowherePage } from "../frame/NowherePage.tsx";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Facts } from "../players/Part.tsx";
import { Digits } from "../rounds/Digits.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import styles from "../treasury/Treasury.module.css";
import { DroppedPots } from "./DroppedPots.tsx";
import { jackpots } from "./jackpot-calls.ts";
import { nameOfPot, partsInWords } from "./jackpot-words.ts";
import { PotTags } from "./JackpotsPage.tsx";
import { PotSwitchDialog } from "./PotSwitchDialog.tsx";
import { TermsPart } from "./TermsPart.tsx";

/** One pot: what is in it, what it is made of, who won those before. */
export function JackpotPage() {
  const { jackpot, currency } = useParams();
  const query = useQuery(jackpots);
  return (
    <Answer query={query} loading={<Waiting rows={8} what="the pot" />}>
      {(items) => {
        const pot = items.find((one) => one.jackpot === jackpot && one.currency === currency);
        return pot === undefined ? <NowherePage /> : <OnePot key={nameOfPot(pot)} of={pot} />;
      }}
    </Answer>
  );
}

function OnePot({ of: pot }: { of: KeptJackpotView }) {
  const [isSwitching, setSwitching] = useState(false);
  const { data: may } = useQuery(mayGiveMoney);
  return (
    <Page
      title={nameOfPot(pot)}
      state={<PotTags of={pot} />}
      actions={
        may === true && (
          <Button {...(pot.open ? { variant: "default" } : {})} onClick={() => setSwitching(true)}>
            {pot.open ? "Stop" : "Let it go on"}
          </Button>
        )
      }
    >
      <div className={styles["Treasury-columns"]}>
        <div>
          <TermsPart of={pot} />
        </div>
        <div>
          <Growing of={pot} />
        </div>
      </div>
      <DroppedPots of={pot} />
      {isSwitching && <PotSwitchDialog of={pot} onDone={() => setSwitching(false)} />}
    </Page>
  );
}

function Growing({ of: pot }: { of: KeptJackpotView }) {
  const { growing, currency, games } = pot;
  if (growing === null) return null;
  const spell = (amount: string) => amountInWords(amount, currency);
  return (
    <section className={styles["Treasury-part"]} aria-label="The pot that grows">
      <h2 className={styles["Treasury-heading"]}>{`Pot ${growing.number} grows`}</h2>
      <Facts
        of={[
          ["In it now", spell(growing.amount)],
          ["Of that its seed", spell(growing.seed)],
          ["Of that stakes brought", spell(growing.contributed)],
          ["Drops by", spell(growing.dropsBy)],
          ["Begun", <ExactMoment key="begun" at={growing.begunAt} />],
          ["Fingerprint", <Digits key="print">{growing.fingerprint}</Digits>],
          ["Its own seed of chance", "Told to nobody before it has dropped"],
          ["Switched", <Switched key="switched" of={pot} />],
          [
            "Fed by",
            <span key="games">
              {games.map((game, index) => (
                <span key={game}>
                  {index > 0 && ", "}
                  <Link to={`/games/${game}`}>{nameOfGame(game)}</Link>
                </span>
              ))}
            </span>,
          ],
          ["Of every stake", partsInWords(pot.parts)],
          ["Gives back", percent(pot.returnToPlayer)],
        ]}
      />
    </section>
  );
}

function Switched({ of: { switched, open } }: { of: KeptJackpotView }) {
  if (switched === null) return "Never";
  return (
    <>
      {open ? "On" : "Stopped"} <Moment at={switched.at} /> by {switched.by}: “{switched.reason}”
    </>
  );
}
