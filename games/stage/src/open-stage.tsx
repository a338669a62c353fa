import { type PageMessage } from "@croupier/contracts/frame-bridge";
import type { GameFacts, GameSession, Round } from "@croupier/contracts";
import { createIds } from "@croupier/kit/ids";
import { formatAmount } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import { FormatProvider } from "@croupier/ui";
import { createRoot } from "react-dom/client";
import { openPageBridge, type PageBridge } from "./bridge/page-bridge.ts";
import type { StageDesk } from "./desk/desk-options.ts";
import { isBetween } from "./desk/may-play.ts";
import { pairDesks } from "./desk/pair-desks.ts";
import { createStageDesk } from "./desk/stage-desk.ts";
import { eventsOf } from "./desk/stage-state.ts";
import { isWin } from "./desk/is-win.ts";
import type { Driver } from "./drivers/driver.ts";
import { createPlayCalls } from "./drivers/play-calls.ts";
import { createPracticeDriver, type PracticeWay } from "./drivers/practice-driver.ts";
import { createRealDriver } from "./drivers/real-driver.ts";
import { ClosedStage } from "./opening/ClosedStage.tsx";
import type { AnyGame, AnyWords, Joined, Language, Share } from "./scene/game.ts";
import { createSoundDesk, type SoundDesk } from "./sound/sound-desk.ts";
import { setPace } from "./scene/frames.ts";
import { stageVoices } from "./sound/stage-voices.ts";
import { Stage } from "./Stage.tsx";
import { StageContext } from "./Stage.context.tsx";
import { loadStageWords, type StageWords } from "./words/stage-words.ts";

export type StageOptions = {
  readonly window: Window;
  readonly element: HTMLElement;
  readonly code: string;
  readonly language: Language;
  /** From the fragment: the launch to be exchanged, or practice. */
  readonly launch:
    | { readonly mode: "practice"; readonly way?: PracticeWay | undefined }
    | { readonly mode: "real"; readonly token: string };
  readonly loadGame: () => Promise<AnyGame>;
  /** Pages that may frame us. */
  readonly origins: readonly string[];
};

/** How many times faster in turbo: quick, and a round still seen from its beginning to its end. */
const turboPace = 2.5;

/** Stands a game up in its frame: words, rules and scene arrive while the session is opened. */
export async function openStage(options: StageOptions): Promise<void> {
  const { window, element, language, launch } = options;
  const bridge = openPageBridge(window, options);
  const root = createRoot(element, { onUncaughtError: reportError });
  const [words, game] = await Promise.all([loadStageWords(language), options.loadGame()]);

  const opened = await openDriver(options, game);
  const [facts, session] = opened.ok
    ? await Promise.all([opened.value.driver.facts(), opened.value.driver.session()])
    : [opened, opened];
  if (!opened.ok || !facts.ok || !session.ok) {
    const refused = [opened, facts, session].find((answer) => !answer.ok);
    const code = refused !== undefined && !refused.ok ? refused.refusal.code : "other";
    bridge.tell({ type: "failed", code });
    root.render(<ClosedStage code={code} words={words} bridge={bridge} />);
    return;
  }
  const joined = await joinOthers(opened.value, session.value);
  const { driver, line } = joined;
  const gameWords = await game.loadWords(language);
  await Promise.all(game.pictures.map(fetchPicture));
  const sound = createSoundDesk(
    { ...stageVoices, ...game.voices },
    { isOn: bridge.isAlone, open: () => openAudio(window) },
  );
  const [desk, second] = standUp({
    options,
    bridge,
    game,
    gameWords,
    words,
    sound,
    joined,
    facts: facts.value,
  });
  window.document.addEventListener("visibilitychange", () => {
    if (window.document.hidden) desk.stopAutoplay("hidden");
  });
  bridge.listen((message) => obey(message, { window, desk, second, sound }));
  for (const gesture of ["pointerdown", "keydown"]) {
    window.addEventListener(gesture, sound.wake, { passive: true });
  }
  root.render(
    <FormatProvider locale={language} timeZone={zoneHere()}>
      <StageContext
        value={{ game, gameWords, words, language, driver, desk, second, bridge, line }}
      >
        <Stage say={sound.say} />
      </StageContext>
    </FormatProvider>,
  );
  bridge.tell({ type: "ready", game: options.code, mode: launch.mode });
}

type OpenedDriver = {
  readonly driver: Driver;
  readonly shared: ReturnType<Share> | undefined;
};

/** A game whose rounds are everybody's is joined before its stage stands. */
async function joinOthers({ driver, shared }: OpenedDriver, session: GameSession): Promise<Joined> {
  return shared === undefined
    ? { driver, session, line: undefined }
    : shared.join(driver, { session, config: session.config });
}

async function openDriver(options: StageOptions, game: AnyGame): Promise<Result<OpenedDriver>> {
  const { window, code, launch } = options;
  const calls = createPlayCalls({
    fetch: window.fetch.bind(window),
    wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
  });
  const real = (launchToken: string) => createRealDriver({ calls, game: code, launchToken });
  const shared = game.share?.();
  if (launch.mode === "real") return { ok: true, value: { driver: real(launch.token), shared } };
  // A practice needs what is known of the game, and nothing else of the server.
  const facts = await real("").facts();
  if (!facts.ok) return facts;
  const currency = new URLSearchParams(window.location.search).get("currency") ?? "USD";
  const { rules } = game;
  const driver = createPracticeDriver({
    rules,
    currency: playedIn(facts.value, currency),
    facts: facts.value,
    way: launch.way,
    now: () => new Date(),
    seeds: shared?.seeds,
    roundsMax: shared?.roundsMax,
  });
  return { ok: true, value: { driver, shared } };
}

function playedIn({ stakes }: GameFacts, wanted: string): string {
  return stakes[wanted] === undefined ? (Object.keys(stakes)[0] ?? wanted) : wanted;
}

type Standing = {
  readonly options: StageOptions;
  readonly bridge: PageBridge;
  readonly game: AnyGame;
  readonly gameWords: AnyWords;
  readonly words: StageWords;
  readonly sound: SoundDesk;
  readonly joined: Joined;
  readonly facts: GameFacts;
};

/** The desk of the stage, and that of the second bet where the game takes two. */
function standUp({
  options,
  bridge,
  game,
  gameWords,
  words,
  sound,
  joined,
  facts,
}: Standing): readonly [StageDesk, StageDesk?] {
  const { window, language } = options;
  const { driver, session, second } = joined;
  const { currency } = session;
  const desks: StageDesk[] = [];
  const text = (amount: string) => formatAmount(amount, { currency, locale: language });

  function tell(round: Round): string {
    if (round.payout === null) {
      return gameWords.toldOpen?.({ choice: round.choice, events: eventsOf(round) }) ?? "";
    }
    const told = gameWords.told({
      choice: round.choice,
      events: eventsOf(round),
      stake: text(round.staked),
      payout: text(round.payout ?? "0"),
      won: isWin(round),
    });
    const { balance } = round as { readonly balance?: string };
    return [
      told,
      ...(round.jackpot === undefined ? [] : [words.pot.won({ amount: text(round.jackpot) })]),
      ...(balance === undefined ? [] : [words.balanceNow({ balance: text(balance) })]),
    ].join(" ");
  }

  /** One of two bets ended: for the page the round is still on. */
  function tellStillOn(): void {
    if (desks.some(({ state }) => !isBetween(state()))) bridge.tell({ type: "round-began" });
  }

  const around = {
    facts,
    game,
    newId: createIds({ now: Date.now }),
    after: (ms: number, act: () => void) => window.setTimeout(act, ms),
    tell,
    say: sound.say,
    isStill: () => window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    onBegan: () => bridge.tell({ type: "round-began" }),
    onEnded(net: string, { id: round }: Round) {
      bridge.tell({
        type: "round-ended",
        net,
        // A round of practice has no receipt.
        ...(driver.mode === "real" ? { round } : {}),
      });
      tellStillOn();
    },
    onBalance: (amount: string) => bridge.tell({ type: "balance", amount, currency }),
    onTurbo: (isOn: boolean) => setPace(isOn ? turboPace : 1),
    onFailed(code: string) {
      sound.say("refused");
      bridge.tell({ type: "failed", code });
      tellStillOn();
      // A stake that waited was given up; what the other bet moved meanwhile is asked for.
      if (code === "flight_gone") for (const one of desks) void one.refresh();
    },
  };
  const desk = createStageDesk({ ...around, driver, session });
  if (second === undefined) return [desk];
  const beside = createStageDesk({ ...around, ...second });
  pairDesks(desk, beside);
  desks.push(desk, beside);
  return [desk, beside];
}

type Obeying = {
  readonly window: Window;
  readonly desk: StageDesk;
  readonly second: StageDesk | undefined;
  readonly sound: SoundDesk;
};

/** What the page says is done, word by word. */
function obey(message: PageMessage, { window, desk, second, sound }: Obeying): void {
  switch (message.type) {
    case "look": {
      const { dataset } = window.document.documentElement;
      dataset["theme"] = message.theme;
      if (message.brand !== undefined) dataset["brand"] = message.brand;
      return desk.look(message.size);
    }
    case "sound":
      return sound.setOn(message.on);
    case "pause":
      second?.hold(message.reason);
      return desk.hold(message.reason);
    case "resume":
      for (const one of [desk, second]) one?.hold(undefined);
      for (const one of [desk, second]) void one?.refresh();
      return;
    case "balance-changed":
      for (const one of [desk, second]) void one?.refresh();
      return;
    case "pot":
      return desk.fillPot(message);
    case "show":
      return desk.show(message.panel);
  }
}

async function fetchPicture(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  // A picture that does not come leaves a plainer scene, not a closed one.
  await picture.decode().catch(() => {});
}

function openAudio(window: Window): AudioContext | undefined {
  return "AudioContext" in window ? new AudioContext() : undefined;
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
