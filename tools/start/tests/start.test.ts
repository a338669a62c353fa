import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { bootWorld } from "../../world/face.ts";
import { root } from "../../root.ts";

type Ended = { code: number | null; said: string; did: string };

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["tools/start/main.ts", ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let said = "";
    let did = "";
    child.stdout.on("data", (chunk: Buffer) => (did += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("close", (code) => resolve({ code, said: said.trim(), did }));
  });
}

test("a flag nobody knows is named, with those that are accepted, and the exit code says no", async () => {
  expect(await start(["--prot", "4000"])).toEqual({
    code: 1,
    did: "",
    said: 'Unknown flag "--prot". Accepted: --only, --port, --backoffice-port, --payments-port, --games-port, --studio-port, --metrics-port, --inspect, --help.',
  });
});

test("a bad value in the environment is named", async () => {
  expect(await start([], { PORT: "eighty" })).toEqual({
    code: 1,
    did: "",
    said: 'PORT is "eighty", but must be a whole number from 0 to 65535.',
  });
});

test("a busy port is one sentence with a way out, before anything is started", async () => {
  const squatter = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => squatter.once("listening", resolve));
  const { port } = squatter.address() as AddressInfo;
  // The second of the three private ports: nobody typed this one.
  const { code, said, did } = await start(["--only=worker", `--metrics-port=${port - 1}`]);
  squatter.close();
  expect({ code, did }).toEqual({ code: 1, did: "" });
  expect(said).toMatch(
    new RegExp(`^Port ${port}, for the worker's metrics, is taken by .* --metrics-port \\d+$`),
  );
});

test("a setting nobody knows is named before anything is started", async () => {
  const { code, said, did } = await start([], { CROUPIER_FOO: "1" });
  expect({ code, did }).toEqual({ code: 1, did: "" });
  expect(said).toMatch(/^CROUPIER_FOO is unknown; accepted are CROUPIER_[^\n]*$/);
});

test("a server that is killed comes back by itself, and keeps what it acknowledged", async () => {
  const world = await bootWorld(["server"]);
  try {
    const gustav = await world.join("gustav");
    const victim = world.processes.find(({ name }) => name === "server");
    process.kill(victim?.pid ?? 0, "SIGKILL");
    await expect
      .poll(
        () =>
          fetch(`${world.site}/health/ready`).then(
            (answer) => answer.ok,
            () => false,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(true);
    const answer = await fetch(`${world.site}/services/identity/v1/sessions`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: world.site },
      body: JSON.stringify({ login: gustav.email, password: gustav.password }),
    });
    expect(answer.status).toBe(201);
  } finally {
    await world.stop();
  }
}, 120_000);
