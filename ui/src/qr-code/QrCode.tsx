import { encodeQr } from "./encode-qr.ts";

/**
 * Dark modules as one path, with the quiet margin a reader asks for; always dark on white. For cameras
 * alone: whoever cannot scan it reads the text beside it.
 */
export function QrCode({ text }: { text: string }) {
  const modules = encodeQr(text);
  const size = modules.length + 8;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")))
    .join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
