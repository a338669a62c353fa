export type Playing = {
  readonly rounds?: number;
  /** In time of the page. */
  readonly forMs?: number;
};

/** In the page: plays one round behind the other as a keyboard would; answers how many. */
export async function playRounds({
  rounds = Infinity,
  forMs = Infinity,
}: Playing): Promise<number> {
  const stage = document.querySelector<HTMLElement>("main[data-phase]");
  if (stage === null) throw new Error("there is no stage");
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const phase = () => stage.dataset["phase"];
  const isQuiet = () => phase() === "idle" || phase() === "shown";

  /** Whatever goes on with a round: a shell to open, pearls to take, a hand to stand on. */
  function move(turn: number): void {
    const shells = stage?.querySelectorAll<HTMLButtonElement>("[data-seen=closed]") ?? [];
    if (shells.length > 0 && turn < 3) shells[(turn * 7) % shells.length]?.click();
    else for (const key of ["n", "s", "t", " "]) press(key);
  }

  /** A table wants a chip on its cloth before it spins. */
  function lay(): void {
    const cloth = stage?.querySelector("[role=listbox]");
    cloth?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }

  const until = performance.now() + forMs;
  let played = 0;
  while (played < rounds && performance.now() < until) {
    const stuckAt = performance.now() + 600_000;
    const before = stage.dataset["round"];
    for (let turn = 0; stage.dataset["round"] === before; turn += 1) {
      if (performance.now() > stuckAt) throw new Error(`no round begins: ${phase()}`);
      if (isQuiet()) {
        if (turn % 20 === 0) lay();
        press(" ");
      }
      await wait(50);
    }
    for (let turn = 0; !isQuiet();) {
      if (performance.now() > stuckAt) throw new Error(`a round does not end: ${phase()}`);
      if (phase() === "open") {
        move(turn);
        turn += 1;
      }
      await wait(100);
    }
    played += 1;
  }
  return played;
}
