/** What a scene is asked to paint. `unit` is one pixel of the finished picture, so drafts look alike. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** Renders that are averaged into one; a draft makes do with few. */
  readonly samples: number;
  /** Which view of the scene: no picture is cut out of another. */
  readonly view: string;
};

export type Layer = CanvasRenderingContext2D;
export type Paint = (sheet: Sheet) => Layer | Promise<Layer>;
