import type { Voice } from "./sound-desk.ts";

type Tone = {
  readonly hz: number;
  readonly lastsS: number;
  readonly gain: number;
  readonly delayS?: number;
  readonly shape?: OscillatorType;
  /** Where the pitch goes while it sounds. */
  readonly toHz?: number;
};

/** One note that is struck and dies away. */
export function tone({ hz, lastsS, gain, delayS = 0, shape = "sine", toHz }: Tone): Voice {
  return (context, { out, at, strength }) => {
    const from = at + delayS;
    const source = context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(hz, from);
    if (toHz !== undefined) source.frequency.exponentialRampToValueAtTime(toHz, from + lastsS);
    const level = context.createGain();
    level.gain.setValueAtTime(0, from);
    level.gain.linearRampToValueAtTime(gain * strength, from + 0.006);
    level.gain.exponentialRampToValueAtTime(0.0001, from + lastsS);
    source.connect(level).connect(out);
    source.start(from);
    source.stop(from + lastsS + 0.02);
  };
}

type Burst = {
  readonly hz: number;
  /** How narrow the band around it is. */
  readonly q: number;
  readonly lastsS: number;
  readonly gain: number;
};

/** A knock: a breath of noise through a narrow band. */
export function burst({ hz, q, lastsS, gain }: Burst): Voice {
  return (context, { out, at, strength }) => {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = hz;
    band.Q.value = q;
    const level = context.createGain();
    level.gain.setValueAtTime(gain * strength, at);
    level.gain.exponentialRampToValueAtTime(0.0001, at + lastsS);
    source.connect(band).connect(level).connect(out);
    source.start(at);
    source.stop(at + lastsS + 0.02);
  };
}

export function together(...voices: readonly Voice[]): Voice {
  return (context, to) => {
    for (const voice of voices) voice(context, to);
  };
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A quarter of a second of noise, the same each time: what is heard decides nothing. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 0x9e3779b9;
  for (let at = 0; at < samples.length; at += 1) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    samples[at] = word / 2 ** 31;
  }
  noises.set(context, buffer);
  return buffer;
}
