import { spawn } from "node:child_process";
import { join } from "node:path";

/** A server or a worker as the house runs it: a process of its own, that can be killed. */
export interface OwnProcess {
  /** Where players reach it; a worker has no such place. */
  readonly port: number;
  readonly privatePort: number;
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Resolves once the process says that it does its work. */
export async function startProcess(
  app: "server" | "worker",
  environment: Readonly<Record<string, string>>,
): Promise<OwnProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../${app}/main.ts`)], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      CROUPIER_MODE: "demo",
      PORT: "0",
      GAMES_PORT: "0",
      METRICS_PORT: "0",
      // A crowded machine makes it slow, not overloaded.
      CROUPIER_SHED_DELAY_MS: "60000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Piped, not inherited: whoever is left behind must not hold the run open by its output.
  child.stderr.pipe(process.stderr, { end: false });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const [port, privatePort] = await new Promise<[number, number]>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, port] = /"port":(\d+),"mode"/.exec(said) ?? [];
      const [, privatePort] = /"privatePort":(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve([Number(port), Number(privatePort)]);
      else if (app === "worker" && privatePort !== undefined) resolve([0, Number(privatePort)]);
    });
    void gone.then(() => reject(new Error(`the ${app} left: ${said}`)));
  });
  return {
    port,
    privatePort,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
