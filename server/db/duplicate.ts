/** Whether this is a unique constraint violation. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: unknown }).code === '23505';
}
