/** A press that came before its button had come to life, kept on the button until it has. */
export interface WithEarlyPress {
  earlyPress?: Event;
}

/**
 * Stands in the head of every page that comes to life. What is pressed before a button has come to life is remembered, and
 * heard before React, which swallows it. The server allows the script by its hash.
 */
export const earlyPressScript = `addEventListener("click",e=>{const b=e.target.closest?.("[data-early]");if(b)b.earlyPress=e},true)`;
