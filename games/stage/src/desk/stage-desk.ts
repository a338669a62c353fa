import type { PlayedRound, Round } from "@croupier/contracts";
import type { Result } from "@croupier/kit/result";
import type { Play } from "../drivers/driver.ts";
import { playBook, type Cue } from "../scene/play-book.ts";
import { isMore, less, plus } from "./amounts.ts";
import { afterRound, mayLose, type AutoplayEnd, type AutoplayPlan } from "./autoplay.ts";
import type { DeskOptions, StageDesk } from "./desk-options.ts";
import { beginning } from "./beginning.ts";
import { laidStake } from "./laid-stake.ts";
import { failureOf, isBehind, isUncertain } from "./failures.ts";
import { isBetween, mayAutoplay, mayChoose, mayMove, mayPlay, mayTurbo } from "./may-play.ts";
import { obstacleOf } from "./obstacle.ts";
import { betOf, press, type Pressed } from "./press.ts";
import { createUnderWay } from "./under-way.ts";
import { eventsOf, type ShownRound, type StageState } from "./stage-state.ts";

const recentMax = 12;
/** However lenient the policy: nobody means two rounds by one press. */
const restMsMin = 150;
/** A round that has just opened takes no move from the button: a double press meant the round. */
const settleMs = 300;
/** Between two rounds that follow by themselves: long enough to read what the first one came to. */
const lingerMs = { turbo: 250, otherwise: 900 };

/** The one place where a stage remembers: who pressed what, what was answered, what is seen of it. */
export function createStageDesk(options: DeskOptions): StageDesk {
  const { driver, session } = options;
  const { currency } = session;
  const ended = new AbortController();
  const listeners = new Set<() => void>();
  let handlers: object = {};
  let state = beginning(options);
  /** A play nobody answered: pressed again, it is asked for again. */
  let unanswered: Pressed | undefined;
  let unansweredMove: { readonly action: unknown } | undefined;
  let showing = 0;
  const underWay = createUnderWay(options);
  /** A round of an autoplay lies there to be seen. */
  let isLingering = false;

  function set(change: Partial<StageState>): void {
    const next = { ...state, ...change };
    // A play that nobody answered may be paid already: it is asked for again whatever is left.
    const obstacle = unanswered === undefined ? obstacleOf(options.game, next) : undefined;
    state = { ...next, laid: laidStake(options.game, next), obstacle };
    for (const changed of listeners) changed();
  }

  function fail(code: string): void {
    options.onFailed(code);
    stopAutoplay("refused");
    set({ failure: failureOf(code) });
  }

  function startAutoplay(plan: AutoplayPlan): void {
    if (!mayAutoplay(options, state) || !mayChoose(state)) return;
    set({ auto: { ...plan, left: plan.rounds, net: "0" }, autoEnd: undefined, failure: undefined });
    goOn();
  }

  function stopAutoplay(why: AutoplayEnd): void {
    if (state.auto !== undefined) set({ auto: undefined, autoEnd: why });
  }

  function stakeOfNext(): string {
    const { choice, stake } = state;
    return betOf(options, { choice, stake, isFree: false }).stake;
  }

  /** The next of rounds that follow by themselves, once it may begin and the last was seen. */
  function goOn(): void {
    const { auto } = state;
    // One after the other, also where rounds may overlap: what one came to counts for the next.
    if (auto === undefined || isLingering || !isBetween(state)) return;
    if (state.obstacle !== undefined) return stopAutoplay("refused");
    if (!mayPlay(state)) return;
    if (!mayAutoplay(options, state)) return stopAutoplay("player");
    if (!mayLose(auto, { stake: stakeOfNext(), currency })) return stopAutoplay("loss");
    void begin({ isAutomatic: true });
  }

  /** What a round came to counts among those that follow by themselves. */
  function count(round: PlayedRound, net: string): void {
    if (state.auto === undefined) return;
    const hadFeature = options.game.hasFeature?.(eventsOf(round)) ?? false;
    const after = afterRound(state.auto, {
      payout: round.payout ?? "0",
      net,
      hadFeature,
      currency,
    });
    if (typeof after === "string") return stopAutoplay(after);
    set({ auto: after });
    isLingering = true;
    options.after(state.isTurbo ? lingerMs.turbo : lingerMs.otherwise, () => {
      isLingering = false;
      goOn();
    });
  }

  async function play(): Promise<void> {
    if (state.auto !== undefined) return stopAutoplay("player");
    if (mayMove(state)) return state.move?.act();
    if (mayPlay(state)) await begin({ isAutomatic: false });
  }

  async function playOn(): Promise<void> {
    const isFree = state.auto === undefined && mayPlay(state);
    if (isFree && state.session.policy.autoplay) await begin({ isAutomatic: true });
  }

  /** What the scene sells is a round like any other, but for its wish. */
  async function playOnce(wish: unknown): Promise<void> {
    const isTaken = obstacleOf(options.game, { ...state, choice: wish }) === undefined;
    if (mayChoose(state) && mayPlay(state) && isTaken) await begin({ isAutomatic: false, wish });
  }

  async function begin(how: Parameters<typeof press>[2]): Promise<void> {
    const pressed = unanswered ?? press(options, state, how);
    const { play: asked } = pressed;
    unanswered = pressed;
    options.onBegan();
    takeRest();
    const before = state;
    const isFree = asked.freeRounds !== undefined;
    const rest = isFree ? state.balance : less(state.balance, asked.stake, currency);
    underWay.add(asked.playId);
    set({
      // Beside a round that is shown, the showing goes on.
      phase: before.takesMore ? "playing" : "asking",
      takesMore: false,
      failure: undefined,
      autoEnd: undefined,
      potWon: undefined,
      // What is asked for again is shown again, whatever was chosen since.
      stake: pressed.stake,
      choice: pressed.choice,
      balance: isBelowZero(rest) ? state.balance : rest,
    });
    const taken = less(before.balance, state.balance, currency);
    const answer = await driver.openRound(asked);
    if (!answer.ok && isUncertain(answer.refusal.code)) {
      set(underWay.putBack(state, { before, play: asked, taken }));
      return fail(answer.refusal.code);
    }
    unanswered = undefined;
    await take(answer, { before, stepsSeen: 0, play: asked, taken });
  }

  async function act(action: unknown): Promise<void> {
    const { shown, phase } = state;
    if (phase !== "open" || shown === undefined || state.pausedFor !== undefined) return;
    const before = state;
    set({ phase: "asking", failure: undefined });
    const { id, actions, steps } = shown.round;
    const answer = await driver.act({ round: id, place: actions.length, action });
    const isLost = !answer.ok && isUncertain(answer.refusal.code);
    unansweredMove = isLost ? { action } : undefined;
    await take(answer, { before, stepsSeen: steps.length });
  }

  /** Shows what came back; or puts the stage back and says why nothing did. */
  async function take(
    answer: Result<PlayedRound>,
    { before, stepsSeen, play: asked, taken }: Taking,
  ): Promise<void> {
    if (!answer.ok) {
      set(underWay.putBack(state, { before, play: asked, taken }));
      fail(answer.refusal.code);
      return isBehind(answer.refusal.code) ? lookAnew() : undefined;
    }
    const round = answer.value;
    underWay.answered(round);
    // What was given back never was a round.
    if (round.state === "voided") {
      return set({ phase: "idle", shown: undefined, balance: round.balance });
    }
    const steps = round.steps.slice(stepsSeen);
    if (stepsSeen === 0) showing += 1;
    await showSteps({ ...round, steps }, { round, isReplay: false, isOver: false });
    if (ended.signal.aborted) return;
    if (round.state === "open") return rest(round);
    finish(round);
  }

  /** The player has a say: what was seen so far is told, and what it left of the balance. */
  function rest(round: PlayedRound): void {
    stopAutoplay("turn");
    set({ phase: "open", isSettling: true, balance: round.balance, told: options.tell(round) });
    options.after(settleMs, () => !ended.signal.aborted && set({ isSettling: false }));
    options.onBalance(round.balance);
  }

  async function showSteps(part: Round, shown: ShownRound): Promise<void> {
    set({ phase: "playing", shown, takesMore: underWay.takesMore(state, shown) });
    // A scene that was not drawn yet has no handlers; it leaves them as soon as it is.
    await Promise.resolve();
    await playBook(eventsOf(part), { handlers, cue: cueOf(shown) });
  }

  function cueOf({ round, isReplay }: ShownRound): Cue {
    const payout = round.payout ?? undefined;
    return {
      isStill: options.isStill(),
      signal: ended.signal,
      isReplay,
      showing,
      payout,
      won: payout !== undefined && isMore(payout, round.staked, currency),
      say: options.say,
    };
  }

  function finish(round: PlayedRound): void {
    const pot = round.jackpot;
    const payout =
      pot === undefined ? (round.payout ?? "0") : plus(round.payout ?? "0", pot, currency);
    // Of a free round the house paid the stake.
    const net = round.freeRounds === null ? less(payout, round.staked, currency) : payout;
    const over: ShownRound = { round, isReplay: false, isOver: true };
    set({
      ...underWay.end(state, round),
      net: plus(state.net, net, currency),
      lastWin: isMore(payout, round.staked, currency) ? payout : state.lastWin,
      recent: [over, ...state.recent].slice(0, recentMax),
      potWon: pot ?? state.potWon,
      told: options.tell(round),
    });
    if (pot !== undefined) {
      options.say("jackpot");
      // Nothing follows by itself before it was seen.
      stopAutoplay("win");
    }
    options.onEnded(net, round);
    options.onBalance(state.balance);
    count(round, net);
    if (state.session.freeRounds !== null) void refresh();
  }

  async function resumeRound(): Promise<void> {
    const round = state.session.openRound;
    if (round === null || state.phase !== "idle") return;
    showing += 1;
    await showSteps(round, { round, isReplay: false, isOver: false });
    if (!ended.signal.aborted) rest({ ...round, balance: state.balance });
  }

  /** A round that was, once more to look at. Nothing is asked for but its book. */
  async function replay(id: string): Promise<void> {
    if (!mayChoose(state)) return;
    set({ panel: undefined, phase: "asking", failure: undefined, potWon: undefined });
    const answer = await driver.round(id);
    if (!answer.ok) {
      set({ phase: "shown" });
      return fail(answer.refusal.code);
    }
    const shown = { round: answer.value, isReplay: true };
    showing += 1;
    await showSteps(answer.value, { ...shown, isOver: false });
    if (ended.signal.aborted) return;
    set({
      phase: "shown",
      shown: { ...shown, isOver: true },
      potWon: answer.value.jackpot,
      told: options.tell(answer.value),
    });
  }

  /** Somebody went on with the round elsewhere: what stands now is shown from its beginning. */
  async function lookAnew(): Promise<void> {
    const { shown } = state;
    set({ phase: "idle" });
    await refresh();
    if (state.phase === "idle" && shown !== undefined) await showEnd(shown.round.id);
  }

  /** A round that began here and was ended elsewhere. */
  async function showEnd(id: string): Promise<void> {
    const answer = await driver.round(id);
    if (!answer.ok || answer.value.payout === null) return;
    const round = { ...answer.value, balance: state.session.balance };
    showing += 1;
    set({ failure: undefined });
    await showSteps(round, { round, isReplay: false, isOver: false });
    if (!ended.signal.aborted) finish(round);
  }

  async function refresh(): Promise<void> {
    // What is being asked or shown brings how the player stands with it.
    if (state.phase === "asking" || state.phase === "playing") return;
    const answer = await driver.session();
    if (!answer.ok) return fail(answer.refusal.code);
    const fresh = answer.value;
    const isQuiet = isBetween(state);
    set({ session: fresh, ...(isQuiet ? { balance: fresh.balance } : {}) });
    if (!isQuiet) return isFurther(fresh.openRound, state) ? lookAnew() : undefined;
    options.onBalance(fresh.balance);
    if (fresh.openRound !== null) {
      set({ phase: "idle", failure: undefined });
      await resumeRound();
    }
  }

  function takeRest(): void {
    set({ isResting: true });
    const ms = Math.max(restMsMin, state.session.policy.roundMsMin);
    options.after(ms, () => {
      if (ended.signal.aborted) return;
      set({ isResting: false });
      goOn();
    });
  }

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    book: {
      lay: (given) => {
        handlers = given ?? {};
      },
    },
    play,
    offer: (move) => set({ move }),
    playOn,
    playOnce,
    startAutoplay,
    stopAutoplay,
    stakeOfNext,
    setTurbo(isOn) {
      if (!mayTurbo(options, state)) return;
      set({ isTurbo: isOn });
      options.onTurbo(isOn);
    },
    act,
    again() {
      set({ failure: undefined });
      return unansweredMove === undefined ? play() : act(unansweredMove.action);
    },
    resumeRound,
    replay,
    refresh,
    stakeOn: (stake) => mayChoose(state) && set({ stake, failure: undefined }),
    choose: (choice) => mayChoose(state) && set({ choice }),
    hold(reason) {
      if (reason !== undefined) stopAutoplay("paused");

      set({ pausedFor: reason });
    },
    look(size) {
      // Who looks around elsewhere does not look at what is staked.
      if (size === "mini") stopAutoplay("hidden");

      set({ size });
    },
    show(panel) {
      if (panel !== undefined) stopAutoplay("player");
      set({ panel });
    },
    fillPot({ hundredths, currency: of }) {
      if (driver.mode === "real" && of === currency) set({ pot: hundredths });
    },
    seePot: () => set({ potWon: undefined }),
    dismiss: () => set({ failure: undefined }),
    seeBeside: set,
    close: () => ended.abort(),
  };
}

/** Whether the player went on with the round that waits here, on another device. */
function isFurther(now: Round | null, { phase, shown }: StageState): boolean {
  if (phase !== "open" || shown === undefined) return false;
  return now?.id !== shown.round.id || now.actions.length > shown.round.actions.length;
}

type Taking = {
  readonly before: StageState;
  readonly stepsSeen: number;
  /** Absent where a move was made; and what it took off the balance that is shown. */
  readonly play?: Play;
  readonly taken?: string;
};

function isBelowZero(amount: string): boolean {
  return amount.startsWith("-");
}
