/** One answer as it went over the wire, without what node:http adds by itself. */
export type Captured = {
  status: number;
  headers: [name: string, value: string][];
  bodyBase64: string;
};
