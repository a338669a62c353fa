import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** The service died or could not say what became of it: the outcome is unknown, ask again. */
export class OutcomeUnknown extends Error {
  override readonly name = "OutcomeUnknown";
}

export type CrashService<Question, Answer> = {
  ask(question: Question): Promise<Answer>;
  /** False once it fell by itself, which is a finding of its own. */
  isRunning(): boolean;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Pending<Answer> = { resolve: (answer: Answer) => void; reject: (why: Error) => void };
export type Reply<Answer> = { asked: number; answer: Answer } | { asked: number; unknown: string };

/** A process under test, asked over a pipe; it sends "ready", then one reply to each question. */
export async function startCrashService<Question, Answer>(options: {
  file: string;
  settings: Readonly<Record<string, string>>;
}): Promise<CrashService<Question, Answer>> {
  let pending = new Map<number, Pending<Answer>>();
  let asked = 0;
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const started = fork(options.file, {
      serialization: "advanced",
      env: { ...process.env, ...options.settings },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    await once(started, "message");
    const mine = new Map<number, Pending<Answer>>();
    pending = mine;
    started.on("message", (reply: Reply<Answer>) => settle(mine, reply));
    started.on("exit", () => forget(mine));
    return started;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (!child.connected) return reject(new OutcomeUnknown("the service is down"));
        asked += 1;
        pending.set(asked, { resolve, reject });
        child.send({ asked, question }, () => {});
      }),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    restart: async () => {
      child = await launch();
    },
    stop: async () => {
      if (!child.connected) return;
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}

function settle<Answer>(pending: Map<number, Pending<Answer>>, reply: Reply<Answer>): void {
  const question = pending.get(reply.asked);
  pending.delete(reply.asked);
  if ("answer" in reply) question?.resolve(reply.answer);
  else question?.reject(new OutcomeUnknown(reply.unknown));
}

function forget<Answer>(pending: Map<number, Pending<Answer>>): void {
  for (const { reject } of pending.values()) reject(new OutcomeUnknown("the service died"));
  pending.clear();
}
