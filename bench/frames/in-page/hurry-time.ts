/** In the page, before anything else: every clock runs `times` as fast. What is drawn is drawn as ever. */
export function hurryTime(times: number): void {
  const begun = performance.now();
  const begunAt = Date.now();
  const now = performance.now.bind(performance);
  const hurried = (at: number) => begun + (at - begun) * times;
  performance.now = () => hurried(now());
  Date.now = () => Math.floor(begunAt + (now() - begun) * times);
  const after = globalThis.setTimeout.bind(globalThis);
  const every = globalThis.setInterval.bind(globalThis);
  const frame = globalThis.requestAnimationFrame.bind(globalThis);
  Object.assign(globalThis, {
    setTimeout: (act: () => void, ms = 0) => after(act, ms / times),
    setInterval: (act: () => void, ms = 0) => every(act, ms / times),
    requestAnimationFrame: (act: (at: number) => void) => frame((at) => act(hurried(at))),
  });
}
