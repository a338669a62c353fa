import { isMeantForPeople } from "./meant-for-people.ts";

/** Runs a command to its end: what a person may have done wrong is one sentence and exit code 1. */
export async function answer(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (cause) {
    const said = isMeantForPeople(cause)
      ? cause.message
      : ((cause as Error).stack ?? String(cause));
    process.stderr.write(`${said}\n`);
    process.exitCode = 1;
  }
}
