// nginx as operators run it: the files of docs/operations with our ports and without TLS, on the generator's core.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type Proxy = { readonly port: number; readonly version: string; stop(): Promise<void> };

const operations = new URL("../../docs/operations/", import.meta.url);
/** Debian puts it where only administrators look. */
const places = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"];

export async function startProxy(serverPort: number): Promise<Proxy | undefined> {
  const program = places.find(existsSync);
  if (program === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "croupier-proxy-"));
  const [port, other] = [await findPort(), await findPort()];
  await writeFiles(folder, { serverPort, port, other });
  const command = [program, "-p", folder, "-c", join(folder, "main.conf"), "-e", "stderr"];
  const checked = spawnSync(program, [...command.slice(1), "-t"], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`nginx does not take our files: ${checked.stderr}`);
  const pinned = existsSync("/usr/bin/taskset") ? ["/usr/bin/taskset", "-c", "1"] : [];
  const [first = program, ...args] = [...pinned, ...command];
  const child = spawn(first, args, { stdio: ["ignore", "ignore", "inherit"] });
  await waitFor(port);
  return {
    port,
    version: spawnSync(program, ["-v"], { encoding: "utf8" }).stderr.trim(),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeFiles(
  folder: string,
  { serverPort, port, other }: { serverPort: number; port: number; other: number },
): Promise<void> {
  const read = (name: string): Promise<string> => readFile(new URL(name, operations), "utf8");
  const site = (await read("nginx.conf"))
    .replaceAll("10.0.0.11:3000", `127.0.0.1:${serverPort}`)
    .replaceAll(/^.*10\.0\.0\.12.*\n/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${other};`)
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll(/^.*ssl_certificate.*\n/gm, "")
    .replaceAll("/etc/nginx/", `${folder}/`);
  // Theirs are the limits of two servers.
  const limits = (await read("nginx-limits.conf")).replaceAll(
    /^(limit_conn \w+) (\d+)/gm,
    (_line, zone: string, count: string) => `${zone} ${Number(count) / 2}`,
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
    .join("\n");
  const main = `daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 8192; }
http {
  access_log ${folder}/access.log;
${temporary}
  include ${folder}/site.conf;
}
`;
  await Promise.all([
    writeFile(join(folder, "site.conf"), site),
    writeFile(join(folder, "nginx-limits.conf"), limits),
    writeFile(join(folder, "nginx-classes.conf"), await read("nginx-classes.conf")),
    writeFile(join(folder, "main.conf"), main),
  ]);
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function waitFor(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error("nginx did not start");
}
