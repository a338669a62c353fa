/** The negative control: what a careless scene would do in every frame. */
export function wasteFrames({ ms, draws }: { readonly ms: number; readonly draws: number }): void {
  const gl = document.createElement("canvas").getContext("webgl2");
  const waste = () => {
    const until = performance.now() + ms;
    while (performance.now() < until) void Math.sqrt(until);
    for (let draw = 0; draw < draws; draw += 1) gl?.drawArrays(gl.POINTS, 0, 0);
    requestAnimationFrame(waste);
  };
  requestAnimationFrame(waste);
}

/** The other one: a page that keeps something of every round. */
export function keepRounds(): void {
  const kept: number[][] = [];
  Object.assign(globalThis, { kept });
  const stage = document.querySelector("main[data-phase]");
  if (stage === null) return;
  new MutationObserver(() => kept.push(Array.from({ length: 512 }, (_, at) => at + 0.5))).observe(
    stage,
    { attributeFilter: ["data-round"] },
  );
}
