/** A script that has not come by then will not: the reader gets the error page and a way on. */
export const chunkTimeout = 120_000;

export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

/** What is being loaded, or `NotLoaded`: at once when it fails, and when its time is over. */
export async function withLoadTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new NotLoaded('timeout')), chunkTimeout);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    throw error instanceof NotLoaded ? error : new NotLoaded(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
