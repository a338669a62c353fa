import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findRunning, removeEmbedded, startEmbedded, StartRefusal } from "../src/embedded.ts";
import type { EmbeddedOptions, EmbeddedServer } from "../src/embedded.ts";
import { findQuickFolder, sweepLeftBehind } from "../src/testing-embedded.ts";
import { birthOf, findServerProcesses, readPidFile } from "../src/embedded/processes.ts";

const isRoot = process.getuid?.() === 0;
const settings = { fsync: "off", shared_buffers: "16MB", max_connections: "20" };

const run = promisify(execFile);

let prepared: string;
let projectDir: string;
let started: EmbeddedServer[] = [];

// Making a data folder takes longer than all the rest, so most tests begin with a copy of one.
beforeAll(async () => {
  prepared = await makeProject();
  const server = await startEmbedded({ projectDir: prepared, settings });
  await server.stop();
});

afterAll(() => rm(prepared, { recursive: true, force: true }));

beforeEach(async () => {
  projectDir = await makeProject();
  await run("cp", ["-a", path.join(prepared, ".croupier"), projectDir]);
});

afterEach(async () => {
  for (const server of started) await server.stop();
  started = [];
  await removeEmbedded({ projectDir });
  await rm(projectDir, { recursive: true, force: true });
});

async function makeProject(): Promise<string> {
  const folder = await mkdtemp(path.join(await findQuickFolder(), "croupier-embedded-"));
  // mkdtemp closes the folder to others; a project is usually open to readers.
  await chmod(folder, 0o755);
  return folder;
}

async function start(more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedServer> {
  const server = await startEmbedded({ projectDir, settings, ...more });
  started.push(server);
  return server;
}

function forgetData(): Promise<void> {
  return rm(home(), { recursive: true, force: true });
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(question)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

function home(): string {
  return path.join(projectDir, ".croupier", "database");
}

function data(): string {
  return path.join(home(), "data");
}

async function refusalOf(starting: Promise<unknown>): Promise<StartRefusal> {
  const outcome = await starting.catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(StartRefusal);
  return outcome as StartRefusal;
}

/** Another process that starts the server and then waits to be killed. */
async function startInChild() {
  const { child } = runInChild();
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, adminUrl: said.toString().trim() };
}

function runInChild() {
  const face = JSON.stringify(path.join(import.meta.dirname, "..", "src", "embedded.ts"));
  const script = `
    const { startEmbedded } = await import(${face});
    const server = await startEmbedded(${JSON.stringify({ projectDir, settings })});
    console.log(server.adminUrl);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 15_000, interval: 20 }).toBe(true);
}

test("what a killed test run left behind is removed, and what somebody still has is not", async () => {
  const folder = path.join(projectDir, "runs");
  const homes = ["croupier-test-left", "croupier-test-kept", "croupier-test-new", "other"];
  for (const name of homes) await mkdir(path.join(folder, name), { recursive: true });
  const owners = {
    "croupier-test-left": { pid: process.pid, birth: "another" },
    "croupier-test-kept": { pid: process.pid, birth: await birthOf(process.pid) },
  };
  for (const [name, owner] of Object.entries(owners)) {
    await writeFile(path.join(folder, name, "owner.json"), JSON.stringify(owner));
  }
  await sweepLeftBehind(folder);
  expect((await readdir(folder)).toSorted()).toEqual(homes.slice(1).toSorted());
});

describe("an embedded server", () => {
  test("keeps its data from one start to the next, and stops with nothing left running", async () => {
    const first = await start();
    await ask(first.adminUrl, "CREATE TABLE kept AS SELECT 7 AS answer");
    await first.stop();
    expect(await findServerProcesses(data())).toEqual([]);
    const second = await start();
    expect(await ask(second.adminUrl, "SELECT answer FROM kept")).toBe(7);
    await second.stop();
  });

  test("lets nobody in without the password, which only the owner can read", async () => {
    const server = await start();
    const wrong = new URL(server.adminUrl);
    wrong.password = "guess";
    await expect(ask(wrong.href, "SELECT 1")).rejects.toThrow("password authentication failed");
    const mode = (await stat(path.join(home(), "password"))).mode % 0o1000;
    expect(mode.toString(8)).toBe("600");
    await server.stop();
  });

  test("listens on this machine only, and writes durably unless told otherwise", async () => {
    const server = await start({ settings: { shared_buffers: "16MB" } });
    expect(await ask(server.adminUrl, "SELECT current_setting('listen_addresses') AS answer")).toBe(
      "127.0.0.1",
    );
    for (const name of ["fsync", "synchronous_commit", "full_page_writes"]) {
      expect(await ask(server.adminUrl, `SELECT current_setting('${name}') AS answer`)).toBe("on");
    }
    await server.stop();
  });

  test("can be found while it runs, and not after", async () => {
    const server = await start();
    expect(await findRunning({ projectDir })).toBe(server.adminUrl);
    await server.stop();
    expect(await findRunning({ projectDir })).toBeUndefined();
  });

  test("refuses a second start from the same folder while the first lives", async () => {
    const server = await start();
    const refusal = await refusalOf(start());
    expect(refusal.message).toBe(
      `Croupier is already running from this folder (process ${process.pid}): stop it first.`,
    );
    expect(await ask(server.adminUrl, "SELECT 1 AS answer")).toBe(1);
    await server.stop();
  });

  test("says so when PostgreSQL is killed under it, and recovers at the next start", async () => {
    const ends: string[] = [];
    const server = await start({
      settings: { shared_buffers: "16MB" },
      onUnexpectedEnd: (sentence) => ends.push(sentence),
    });
    await ask(server.adminUrl, "CREATE TABLE acknowledged AS SELECT 1 AS answer");
    const { pid } = await readPidFile(data());
    process.kill(pid ?? 0, "SIGKILL");
    await until(async () => ends.length === 1);
    await server.stop();
    const next = await start();
    expect(await ask(next.adminUrl, "SELECT answer FROM acknowledged")).toBe(1);
    await next.stop();
  });
});

describe("after a run that was killed", () => {
  test("PostgreSQL ends by itself, and the next start is clean", async () => {
    const { child } = await startInChild();
    child.kill("SIGKILL");
    await until(async () => (await findServerProcesses(data())).length === 0);
    const server = await start();
    expect(await ask(server.adminUrl, "SELECT 1 AS answer")).toBe(1);
    await server.stop();
  });

  test("a PostgreSQL that stayed behind is stopped and its folder taken over", async () => {
    const { child, adminUrl } = await startInChild();
    await ask(adminUrl, "CREATE TABLE written AS SELECT 5 AS answer");
    const { pid } = await readPidFile(data());
    await killWatcherOf(pid ?? 0);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await birthOf(pid ?? 0)).toBeDefined();

    const said: string[] = [];
    const server = await start({ log: (line) => said.push(line) });
    expect(said).toEqual(["Stopping the PostgreSQL that an earlier run left behind"]);
    expect(await birthOf(pid ?? 0)).toBeUndefined();
    expect(await ask(server.adminUrl, "SELECT answer FROM written")).toBe(5);
    await server.stop();
  });

  test("a lock file whose number now belongs to a stranger is no obstacle", async () => {
    const server = await start();
    await server.stop();
    const stranger = spawn("sleep", ["60"], {
      ...(isRoot ? await ownerOf(data()) : {}),
      stdio: "ignore",
    });
    await writeFile(path.join(data(), "postmaster.pid"), `${stranger.pid}\n${data()}\n1\n5432\n\n`);
    await writeFile(
      path.join(home(), "owner.json"),
      JSON.stringify({ pid: stranger.pid, birth: "1" }),
    );
    const next = await start();
    expect(await ask(next.adminUrl, "SELECT 1 AS answer")).toBe(1);
    expect(await birthOf(stranger.pid ?? 0)).toBeDefined();
    await next.stop();
    stranger.kill();
  });

  test("a first start that was interrupted leaves nothing half made", async () => {
    await forgetData();
    await mkdir(`${data()}.making-0`, { recursive: true });
    await writeFile(path.join(`${data()}.making-0`, "PG_VERSION"), "18\n");
    const server = await start();
    expect(await ask(server.adminUrl, "SELECT 1 AS answer")).toBe(1);
    await server.stop();
    expect((await readdir(home())).filter((name) => name.includes("making"))).toEqual([]);
  });

  test.runIf(process.platform === "linux")(
    "in its first start, nothing goes on making a data folder",
    async () => {
      await forgetData();
      const { child } = runInChild();
      await until(async () => (await findMakers()).length > 0);
      child.kill("SIGKILL");
      await until(async () => (await findMakers()).length === 0);
      const server = await start();
      expect(await ask(server.adminUrl, "SELECT 1 AS answer")).toBe(1);
      await server.stop();
    },
  );
});

describe("one sentence instead of a stack", () => {
  test("for a busy port", async () => {
    const occupant = createServer().listen(0, "127.0.0.1");
    await once(occupant, "listening");
    const { port } = occupant.address() as AddressInfo;
    const refusal = await refusalOf(start({ port }));
    expect(refusal.code).toBe("busy_port");
    occupant.close();
  });

  test("for a damaged data folder", async () => {
    const server = await start();
    await server.stop();
    await rename(path.join(data(), "global"), path.join(data(), "global.gone"));
    const refusal = await refusalOf(start());
    expect(refusal.code).toBe("broken_data");
    expect(refusal.message).toContain("restore a backup, or run npm run reset");
  });

  test("for data of another PostgreSQL", async () => {
    const server = await start();
    await server.stop();
    await writeFile(path.join(data(), "PG_VERSION"), "16\n");
    const refusal = await refusalOf(start());
    expect(refusal.message).toContain("was made by PostgreSQL 16, and this is 18");
  });

  test("for a lost password", async () => {
    const server = await start();
    await server.stop();
    await rm(path.join(home(), "password"));
    expect((await refusalOf(start())).code).toBe("no_password");
  });

  test.runIf(process.platform === "linux" && isRoot)("for a full disk", async ({ skip }) => {
    await forgetData();
    await mkdir(home(), { recursive: true });
    const mounted = await run("mount", ["-t", "tmpfs", "-o", "size=8m", "croupier", home()]).then(
      () => true,
      () => false,
    );
    skip(!mounted, "without the right to mount there is no small disk to fill");
    try {
      const refusal = await refusalOf(start());
      expect(refusal.code).toBe("full_disk");
    } finally {
      await run("umount", ["-l", home()]);
    }
  });
});

describe.runIf(process.platform === "linux")("wherever the project lies", () => {
  test.runIf(isRoot)(
    "root's PostgreSQL runs as another user, in the project when that user can enter it",
    async () => {
      const server = await start();
      expect((await stat(data())).uid).not.toBe(0);
      expect(server.describe()).toContain(`files in ${home()}`);
      await server.stop();
    },
  );

  test.runIf(isRoot)(
    "in a folder only root can enter, files and data live under /var/lib/croupier",
    async () => {
      await forgetData();
      await chmod(projectDir, 0o700);
      const server = await start();
      expect(server.describe()).toMatch(
        /files in \/var\/lib\/croupier\/[0-9a-f]{12} \(the user \S+, whom PostgreSQL runs as, cannot enter/,
      );
      expect(await ask(server.adminUrl, "SELECT 1 AS answer")).toBe(1);
      expect(await findRunning({ projectDir })).toBe(server.adminUrl);
      const folder = /\/var\/lib\/croupier\/[0-9a-f]{12}/.exec(server.describe())?.[0] ?? "";
      expect(await readFile(path.join(folder, "project"), "utf8")).toBe(`${projectDir}\n`);
      await server.stop();
      const again = await start();
      await again.stop();
    },
  );

  test.runIf(isRoot)("data that became unreachable is not silently replaced by new", async () => {
    const server = await start();
    await server.stop();
    await chmod(projectDir, 0o700);
    expect((await refusalOf(start())).code).toBe("unreachable_data");
  });

  test("a space in the folder's name is no obstacle", async () => {
    const spaced = path.join(projectDir, "my casino");
    await mkdir(spaced);
    const server = await start({ projectDir: spaced });
    expect(await ask(server.adminUrl, "SELECT 1 AS answer")).toBe(1);
    await server.stop();
    await removeEmbedded({ projectDir: spaced });
  });
});

async function ownerOf(folder: string): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = await stat(folder);
  return { uid, gid };
}

/** Whoever is at work on this project's data folder, by its path in the command. */
async function findMakers(): Promise<string[]> {
  const { stdout } = await run("ps", ["-eo", "args="]);
  return stdout.split("\n").filter((line) => line.includes("initdb") && line.includes(home()));
}

/** The little shell that would stop PostgreSQL when its starter dies. */
async function killWatcherOf(pid: number): Promise<void> {
  const { stdout } = await run("ps", ["-eo", "pid=,sid=,comm="]);
  for (const line of stdout.trim().split("\n")) {
    const [one, session, command] = line.trim().split(/\s+/);
    if (Number(session) === pid && command === "sh") process.kill(Number(one), "SIGKILL");
  }
}
