/** A press that came before its button had come to life, kept on the button until it has. */
export interface WithEarlyPress {
  earlyPress?: Event;
}

/**
 * Stands in the head of every page that comes to life. What is pressed before a button has come to life is remembered, and
 * heard before React, which swallows it. A slash, or K with Control or Command, presses the button that says so in its
 * `aria-keyshortcuts`, unless somebody is typing or a dialog is open. The server allows the script by its hash.
 */
export const earlyPressScript = `addEventListener("click",e=>{const b=e.target.closest?.("[data-early]");if(b)b.earlyPress=e},true);addEventListener("keydown",e=>{const k=e.key=="k"&&(e.ctrlKey||e.metaKey),t=e.target;if(!(k||e.key=="/"&&!e.ctrlKey&&!e.altKey&&!e.metaKey)||!k&&t.closest?.("input,textarea,select,[contenteditable]")||document.querySelector("dialog[open]"))return;const b=document.querySelector("[aria-keyshortcuts]");if(b){e.preventDefault();b.click()}})`;
