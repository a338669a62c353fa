import { held } from "./after-paint-script.ts";

/**
 * Until the page is on the screen no script of it is fetched, and then the pictures in sight go first.
 * Router writes the links of scripts and the one that starts them, and has no say for when.
 */
export function holdScripts(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const head = html.indexOf(headEnd);
  const pieces: Buffer[] = [];
  let from = 0;
  // Bytes are moved, not read: turning the whole page into text and back cost a tenth of drawing it.
  for (let at = html.indexOf(link); at !== -1 && at < head; at = html.indexOf(link, from)) {
    pieces.push(html.subarray(from, at), waitingLink);
    from = at + link.length;
  }
  const start = html.indexOf(script, head);
  if (start !== -1) {
    pieces.push(html.subarray(from, start), waitingScript);
    from = start + script.length;
  }
  return Buffer.concat([...pieces, html.subarray(from)]);
}

const headEnd = Buffer.from("</head>");
const link = Buffer.from('<link rel="modulepreload"');
const waitingLink = Buffer.from(`<link rel="${held}" fetchpriority="low"`);
// No text can say this: React spells its quotes in another way.
const script = Buffer.from(' type="module" async="">');
const waitingScript = Buffer.from(` type="${held}">`);
