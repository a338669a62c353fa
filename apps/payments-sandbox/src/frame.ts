/** The frame of every page. They work without a script, so none may run on them. */
export function frame(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/page.css"></head><body><main>${body}</main></body></html>`;
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Names and values, each of its line. */
export function drawFacts(facts: readonly (readonly [name: string, value: string])[]): string {
  const lines = facts.map(
    ([name, value]) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`,
  );
  return `<dl>${lines.join("")}</dl>`;
}

export const pageStyles = `:root { color-scheme: light dark; --line: light-dark(#c9ccd3, #3a3f4b); --soft: light-dark(#565c6b, #a5acbb); --act: light-dark(#1f5fd6, #7aa7ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f5f7, #14161b); }
main { max-inline-size: 460px; margin: 0 auto; padding: 32px 20px; }
h1 { font-size: 24px; margin: 0 0 16px; } h2 { font-size: 16px; margin: 28px 0 8px; }
dl { margin: 0; border-block-end: 1px solid var(--line); } dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 12px 0; border-block-start: 1px solid var(--line); } dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
.note, li span { color: var(--soft); font-size: 14px; } .wrong { color: light-dark(#b3261e, #ff8f87); margin: 6px 0 0; }
label { display: block; margin: 14px 0 6px; font-weight: 600; font-size: 14px; }
label.tick { display: flex; gap: 10px; align-items: center; min-block-size: 44px; font-weight: 500; font-size: 16px; }
input { inline-size: 100%; min-block-size: 48px; padding: 0 14px; font: inherit; border: 1px solid var(--line); border-radius: 10px; background: light-dark(#fff, #1c1f26); color: inherit; }
input[type="checkbox"] { inline-size: 22px; min-block-size: 22px; margin: 0; accent-color: var(--act); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.qr { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding: 16px 0; } .qr svg { inline-size: 180px; block-size: 180px; border-radius: 10px; } .qr p { flex: 1 1 160px; margin: 0; }
button { inline-size: 100%; min-block-size: 48px; margin-block-start: 18px; border: 0; border-radius: 10px; font: inherit; font-weight: 700; background: var(--act); color: light-dark(#fff, #0b1020); cursor: pointer; }
button.quiet { background: none; color: inherit; border: 1px solid var(--line); font-weight: 500; margin-block-start: 10px; }
ul { list-style: none; margin: 0; padding: 0; } li { padding: 8px 0; border-block-end: 1px solid var(--line); display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px; } code { white-space: nowrap; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
