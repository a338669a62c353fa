/** Something about this machine or this folder forbids the start; the message tells a person what. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
  readonly code: string;

  constructor(code: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
