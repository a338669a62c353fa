/** An error whose message is one clear sentence for the person at the terminal: no stack is shown. */
export class PlainSentence extends Error {}
