import type { Layer } from "./sheet.ts";

type Stops = readonly (readonly [number, string])[];

export function newLayer({ width, height }: { width: number; height: number }): Layer {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const layer = canvas.getContext("2d");
  if (layer === null) throw new Error("the browser paints nothing");
  layer.imageSmoothingQuality = "high";
  return layer;
}

export type Laying = {
  readonly blend?: GlobalCompositeOperation;
  readonly opacity?: number;
  readonly blur?: number;
};

/** Lays one layer over another. */
export function lay(
  under: Layer,
  over: Layer,
  { blend, opacity = 1, blur = 0 }: Laying = {},
): void {
  under.save();
  under.globalCompositeOperation = blend ?? "source-over";
  under.globalAlpha = opacity;
  if (blur > 0) under.filter = `blur(${blur}px)`;
  under.drawImage(over.canvas, 0, 0, under.canvas.width, under.canvas.height);
  under.restore();
}

export function downwards(layer: Layer, from: number, to: number, stops: Stops): CanvasGradient {
  return withStops(layer.createLinearGradient(0, from, 0, to), stops);
}

export function sideways(layer: Layer, from: number, to: number, stops: Stops): CanvasGradient {
  return withStops(layer.createLinearGradient(from, 0, to, 0), stops);
}

export function outwards(
  layer: Layer,
  { x, y, radius }: { x: number; y: number; radius: number },
  stops: Stops,
): CanvasGradient {
  return withStops(layer.createRadialGradient(x, y, 0, x, y, radius), stops);
}

function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function flood(layer: Layer, style: string | CanvasGradient): void {
  layer.fillStyle = style;
  layer.fillRect(0, 0, layer.canvas.width, layer.canvas.height);
}

/** Fills a closed outline given by its corners. */
export function fillOutline(
  layer: Layer,
  corners: Iterable<readonly [number, number]>,
  style: string | CanvasGradient,
): void {
  layer.beginPath();
  for (const [x, y] of corners) layer.lineTo(x, y);
  layer.closePath();
  layer.fillStyle = style;
  layer.fill();
}

/** Fills an outline written in the words of SVG. */
export function fillPath(layer: Layer, outline: string, colour: string): void {
  fillShape(layer, new Path2D(outline), colour);
}

function fillShape(layer: Layer, shape: Path2D, colour: string): void {
  layer.fillStyle = colour;
  layer.fill(shape);
}
