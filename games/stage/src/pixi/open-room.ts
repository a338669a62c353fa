// The policy of the frame forbids code made from text: Pixi brings longer ways that need none.
import "pixi.js/unsafe-eval";
import "pixi.js/app";
import "pixi.js/graphics";
import { Application, type Container, type Ticker } from "pixi.js";
import { wantedRenderer } from "./wanted-renderer.ts";

/** In CSS pixels. */
export type RoomSize = { readonly width: number; readonly height: number };

/** What a scene puts into the room: things to see, their places, and what they do as time goes by. */
export type PixiPart = {
  readonly view: Container;
  /** At once, and whenever the room has another size. */
  readonly resize: (size: RoomSize) => void;
  /** Before each frame; never more than a twentieth of a second at once. */
  readonly tick?: (ms: number) => void;
};

export type PixiRoom<Part extends PixiPart = PixiPart> = {
  readonly part: Part;
  /** Has the next frame draw what was changed, where nothing moves by itself. */
  readonly redraw: () => void;
  readonly close: () => void;
};

const tickMsMax = 50;
const resolutionMax = 2;

/**
 * A canvas that fills its host, for as long as the host stands. `data-renderer` on the host says who
 * draws, from the moment that something is drawn, and `data-opening` stands there until then: who tests
 * waits for it.
 */
export async function openRoom<Part extends PixiPart>(
  host: HTMLElement,
  {
    isStill,
    makePart,
  }: {
    /** Nothing moves by itself: frames are drawn when something changed. */
    readonly isStill: boolean;
    readonly makePart: () => Promise<Part>;
  },
): Promise<PixiRoom<Part>> {
  host.dataset["opening"] = "";
  const app = new Application();
  const wanted = wantedRenderer(location.search);
  const [part] = await Promise.all([
    makePart(),
    app.init({
      preference: wanted === undefined ? ["webgl", "canvas"] : [wanted],
      // Drawn by the processor, WebGL is slower than the canvas that is made for it.
      failIfMajorPerformanceCaveat: wanted === undefined,
      backgroundAlpha: 0,
      antialias: false,
      autoDensity: true,
      resolution: Math.min(resolutionMax, devicePixelRatio),
      skipExtensionImports: true,
      autoStart: false,
    }),
  ]);
  app.stage.addChild(part.view);
  app.canvas.setAttribute("aria-hidden", "true");
  host.append(app.canvas);

  function fit(): void {
    const size = { width: host.clientWidth, height: host.clientHeight };
    if (size.width === 0 || size.height === 0) return;
    app.renderer.resize(size.width, size.height, Math.min(resolutionMax, devicePixelRatio));
    part.resize(size);
    app.render();
  }
  const sizes = new ResizeObserver(fit);
  sizes.observe(host);
  fit();

  const tick = ({ deltaMS }: Ticker) => part.tick?.(Math.min(tickMsMax, deltaMS));
  if (!isStill) app.ticker.add(tick);
  const breathe = () => {
    if (isStill || document.hidden) app.ticker.stop();
    else app.ticker.start();
  };
  document.addEventListener("visibilitychange", breathe);
  breathe();
  let frame: number | undefined;
  function redraw(): void {
    if (!isStill || frame !== undefined) return;
    // A still book shows many events between two frames, and only the last of them is ever seen.
    frame = requestAnimationFrame(() => {
      frame = undefined;
      app.render();
    });
  }
  host.dataset["renderer"] = app.renderer.name;
  delete host.dataset["opening"];

  return {
    part,
    redraw,
    close() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", breathe);
      sizes.disconnect();
      delete host.dataset["renderer"];
      app.destroy({ removeView: true }, { children: true });
    },
  };
}
