/** After this time a script counts as failed, and the error page is shown. */
export const chunkTimeout = 120_000;

export class LoadError extends Error {
  override name = 'LoadError';
}

/** Rejects with `LoadError` when loading fails or takes longer than the timeout. */
export async function withLoadTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout')), chunkTimeout);
  });
  try {
    return await Promise.race([loading, timeout]);
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
