import { QueryClient } from '@tanstack/react-query';
import { Unreachable } from '../../device/query-errors.ts';

/**
 * `navigator.onLine` is only a hint, so queries run regardless of it. Only unreachable servers are retried; a refusal is final.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      // Off by default with this network mode.
      refetchOnReconnect: true,
      staleTime: 0,
      gcTime: Number.POSITIVE_INFINITY,
      retry: (failures, error) => error instanceof Unreachable && failures < 2,
      retryDelay: (failures, error) => (error as Unreachable).retryAfter ?? 3000 * 3 ** failures,
    },
  },
});
