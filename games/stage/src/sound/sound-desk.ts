/** Makes one sound of numbers: nothing is downloaded for it. `strength` is 0 to 1. */
export type Voice = (
  context: BaseAudioContext,
  to: { readonly out: AudioNode; readonly at: number; readonly strength: number },
) => void;

export type SoundDesk = {
  readonly say: (voice: string, strength?: number) => void;
  /** Somebody touched the game: browsers make no sound before. */
  readonly wake: () => void;
  readonly setOn: (on: boolean) => void;
};

const loudness = 0.5;

/** Sounds of a game: quiet until a gesture, silent while the page says so. */
export function createSoundDesk(
  voices: Readonly<Record<string, Voice>>,
  { isOn, open }: { readonly isOn: boolean; readonly open: () => AudioContext | undefined },
): SoundDesk {
  let on = isOn;
  let desk: { context: AudioContext; out: GainNode } | undefined;

  return {
    say(name, strength = 1) {
      const voice = voices[name];
      if (desk === undefined || !on || voice === undefined) return;
      voice(desk.context, { out: desk.out, at: desk.context.currentTime, strength });
    },
    wake() {
      desk ??= build(open());
      if (desk !== undefined && on && desk.context.state === "suspended")
        void desk.context.resume();
    },
    setOn(given) {
      on = given;
      desk?.out.gain.setTargetAtTime(on ? loudness : 0, desk.context.currentTime, 0.03);
      if (on && desk?.context.state === "suspended") void desk.context.resume();
    },
  };
}

/** Everything goes through one compressor: many sounds at once stay as calm as one. */
function build(context: AudioContext | undefined) {
  if (context === undefined) return undefined;
  const out = context.createGain();
  out.gain.value = loudness;
  const calm = context.createDynamicsCompressor();
  calm.threshold.value = -18;
  calm.ratio.value = 6;
  out.connect(calm).connect(context.destination);
  return { context, out };
}
