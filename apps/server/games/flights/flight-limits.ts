/** Limits of the sockets that watch flights, and how often they are told. */
export interface FlightLimits {
  readonly socketsMax: number;
  readonly socketsPerPlayerMax: number;
  readonly messageBytesMax: number;
  readonly bufferedBytesMax: number;
  /** Messages from one socket between two heartbeats. */
  readonly asksPerWindowMax: number;
  readonly heartbeatMs: number;
  readonly joinWithinMs: number;
  readonly tickMs: number;
  /** Sockets told in one turn of the event loop. */
  readonly chunk: number;
}

export const flightLimits: FlightLimits = {
  socketsMax: 6_000,
  socketsPerPlayerMax: 8,
  messageBytesMax: 2_048,
  bufferedBytesMax: 512 * 1024,
  asksPerWindowMax: 200,
  heartbeatMs: 20_000,
  joinWithinMs: 5_000,
  tickMs: 100,
  chunk: 250,
};
