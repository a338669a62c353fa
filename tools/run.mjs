// The one door of every npm script. It runs on whatever Node a newcomer has (20 or newer), so it is
// plain JavaScript and imports nothing that has to be installed. It makes node_modules equal to the
// lockfile, then hands over to the pinned Node, on which everything else runs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);
const commands = {
  start: "tools/start/main.ts",
  dev: "tools/dev/main.ts",
  test: "tools/test/main.ts",
  "test:watch": "tools/test/watch.ts",
  check: "tools/check/main.ts",
  fix: "tools/check/fix.ts",
  bench: "bench/run.ts",
  drill: "drills/run.ts",
  story: "tools/dev/story.ts",
  pictures: "tools/pictures/main.ts",
  reset: "tools/start/reset.ts",
  backup: "tools/start/backup.ts",
  restore: "tools/start/restore.ts",
  staff: "tools/start/staff.ts",
  provider: "tools/providers/main.ts",
  brand: "tools/start/brand.ts",
};

function leave(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Production commands need nothing that only tests and the demo have: `npm ci --omit=dev` is enough. */
function isLean(command) {
  const mode = process.env.CROUPIER_MODE || process.env.NODE_ENV;
  if (command === "start") return mode === "production";
  return ["backup", "restore", "staff", "provider", "brand"].includes(command);
}

/** npm writes its hidden lockfile last, so a folder that agrees with the lockfile was finished. */
function installedIsExact(lean) {
  try {
    const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
    const present = JSON.parse(
      readFileSync(join(root, "node_modules/.package-lock.json"), "utf8"),
    ).packages;
    const same = Object.entries(wanted).every(([place, entry]) => {
      if (!place.startsWith("node_modules/") && !place.includes("/node_modules/")) return true;
      const found = present[place];
      if (found === undefined && lean && entry.dev === true) return true;
      if (found === undefined) return entry.optional === true || entry.peer === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    });
    return same && existsSync(pinnedNode);
  } catch {
    return false;
  }
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const [file, first] = cli?.endsWith(".js") ? [process.execPath, [cli]] : ["npm", []];
  return spawnSync(file, [...first, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32" && file === "npm",
  });
}

function install(lean) {
  process.stdout.write("Installing exactly what the lockfile names (a minute or two, once) …\n");
  const begun = Date.now();
  const done = npm([
    "ci",
    lean ? "--omit=dev" : "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (done.status !== 0 || !existsSync(pinnedNode)) {
    leave(
      "npm could not install the packages. Check the connection to your npm registry, then run the same command again.",
    );
  }
  process.stdout.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
}

const [command, ...args] = process.argv.slice(2);
// A script without a name of its own is run by its path, on the same Node.
const isScript = /^[\w/-][\w/.-]*\.m?[jt]s$/.test(command ?? "") && existsSync(join(root, command));
const script = Object.hasOwn(commands, command ?? "")
  ? commands[command]
  : isScript
    ? command
    : undefined;
if (script === undefined) {
  leave(
    `Unknown command "${command ?? ""}". There are: ${Object.keys(commands).join(", ")}, and scripts by their path.`,
  );
}
if (Number(process.versions.node.split(".")[0]) < 20) {
  leave(`Node ${process.versions.node} is too old to begin with; any Node from 20 on will do.`);
}
const lean = isLean(command);
// Under the feet of what runs in production nothing is installed for a script that is run by its path.
if (!installedIsExact(lean) && !(isScript && installedIsExact(true))) install(lean);

const child = spawn(
  pinnedNode,
  ["--disable-warning=ExperimentalWarning", join(root, script), ...args],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: `${dirname(pinnedNode)}:${process.env.PATH ?? ""}` },
  },
);
// A terminal's Ctrl-C reaches the child by itself; a service manager signals only us.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child.kill(signal));
}
// npm runs a shell that runs this, and a signal that npm is sent ends the shell alone: what it began leaves too.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    child.kill("SIGTERM");
  }, 500);
  look.unref();
}
child.on("error", (cause) => leave(`The pinned Node could not be run: ${cause.message}`));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
