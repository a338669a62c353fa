/** Tells a waiting person what is happening: one line a step, with a clock when it takes long. */
export type Progress = { during<T>(words: string, work: () => Promise<T>): Promise<T> };

export function showProgress(output: NodeJS.WriteStream): Progress {
  return {
    async during(words, work) {
      const begun = Date.now();
      const seconds = (): number => Math.round((Date.now() - begun) / 1000);
      let ticked = false;
      output.write(`  ${words} …`);
      const clock = setInterval(() => {
        ticked = true;
        output.write(output.isTTY ? `\r  ${words} … ${seconds()} s` : ".");
      }, 1000);
      try {
        const result = await work();
        output.write(
          output.isTTY && ticked ? `\r  ${words} … done in ${seconds()} s\n` : " done\n",
        );
        return result;
      } catch (cause) {
        output.write(" failed\n");
        throw cause;
      } finally {
        clearInterval(clock);
      }
    },
  };
}
