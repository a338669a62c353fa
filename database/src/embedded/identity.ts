import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { StartRefusal } from "../start-refusal.ts";

const run = promisify(execFile);

/** Whom PostgreSQL runs as: undefined means "as we do", which root may not. */
export type Identity = { name: string; uid: number; gid: number } | undefined;

// The usual one first; the others exist on almost every system and own little or nothing.
const CANDIDATES = ["postgres", "daemon", "nobody"];

/** PostgreSQL refuses to run as root, so root lends it an unprivileged user. */
export async function chooseIdentity(owner?: { uid: number; gid: number }): Promise<Identity> {
  if (process.getuid?.() !== 0) return undefined;
  // Data that an ordinary user made stays that user's, whoever starts it next.
  if (owner !== undefined && owner.uid !== 0) {
    return { name: await nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  }
  const existing = await findUser("postgres");
  if (existing !== undefined) return existing;
  await createPostgresUser();
  for (const candidate of CANDIDATES) {
    const found = await findUser(candidate);
    if (found !== undefined) return found;
  }
  throw new StartRefusal(
    "no_unprivileged_user",
    "PostgreSQL does not run as root and no other user could be found or made: " +
      "start as an ordinary user, or make a user named postgres.",
  );
}

async function findUser(name: string): Promise<Identity> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function nameOf(uid: number): Promise<string> {
  return run("id", ["-nu", String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => `number ${uid}`,
  );
}

/** Debian and Red Hat first, then BusyBox; where neither works another user is looked for. */
async function createPostgresUser(): Promise<void> {
  const withShadow = ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false"];
  await run("useradd", [...withShadow, "postgres"])
    .catch(() => run("adduser", ["-S", "-D", "-H", "-s", "/bin/false", "postgres"]))
    .catch(() => {});
}
