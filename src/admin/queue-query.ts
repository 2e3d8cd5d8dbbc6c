const filterNames = [
  'search',
  'state',
  'assigned',
  'kind',
  'hospital',
  'service',
  'days',
  'from',
  'until',
  'after',
] as const;

/** The query of the queue endpoint for the queue's address. */
export const queueQuery = (searchParams: URLSearchParams) =>
  Object.fromEntries(filterNames.map((name) => [name, searchParams.get(name) || undefined]));
