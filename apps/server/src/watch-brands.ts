export interface BrandWatch {
  close(): void;
}

/**
 * Looks whether an operator changed a brand, for the announcement that got lost on its way: what was
 * closed must be closed everywhere within a second, whoever heard of it.
 */
export function watchBrands(options: {
  readonly readRevision: () => Promise<string>;
  readonly onChange: () => void;
  readonly reportError: (error: unknown) => void;
  readonly lookMs?: number;
}): BrandWatch {
  let known: string | undefined;
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const revision = await options.readRevision();
      if (known !== undefined && known !== revision) options.onChange();
      known = revision;
    } catch (error) {
      options.reportError(error);
    } finally {
      looking = false;
    }
  }

  void look();
  const timer = setInterval(() => void look(), options.lookMs ?? 1_000);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
