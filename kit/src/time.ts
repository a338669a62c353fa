/** Whatever reads the time takes a clock, so that a test can hold it still or move it on. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
