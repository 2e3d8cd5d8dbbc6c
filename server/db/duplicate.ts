/** Whether the database refused a row because there is one like it. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (cause as { code?: unknown }).code === '23505';
}
