import { findRunning, startEmbedded } from "@croupier/database/embedded";
import { PlainSentence } from "./plain-sentence.ts";
import { readEnvironment } from "./environment.ts";

/** The one argument of `backup` and `restore`. */
export function requireFile(command: string): string {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0 || file.startsWith("-")) {
    throw new PlainSentence(
      `npm run ${command} takes one file: npm run ${command} -- croupier.backup`,
    );
  }
  return file;
}

/** The owner's connection to wherever the data is: outside, running here, or asleep here. */
export async function withDatabase<T>(
  root: string,
  work: (adminUrl: string) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = readEnvironment(process.env);
  const awake = databaseUrl ?? (await findRunning({ projectDir: root }));
  if (awake !== undefined) return work(awake);
  const server = await startEmbedded({ projectDir: root });
  try {
    return await work(server.adminUrl);
  } finally {
    await server.stop();
  }
}
