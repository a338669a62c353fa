declare module "autocannon" {
  export type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
  };
  export type Result = {
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
    duration: number;
    latency: { p50: number; p99: number };
  };
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): void;
}
