import { QueryClient } from '@tanstack/react-query';
import { Unreachable } from '../device/query-errors.ts';

/**
 * Everything that is read from the server. `navigator.onLine` is only a hint, so a query is tried whatever it says; what the
 * server refused is not asked again.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // With this mode it is off unless asked for.
        refetchOnReconnect: true,
        staleTime: 0,
        gcTime: Number.POSITIVE_INFINITY,
        retry: (failures, error) => error instanceof Unreachable && failures < 2,
        retryDelay: (failures, error) => (error as Unreachable).retryAfter ?? 3000 * 3 ** failures,
      },
    },
  });

export const queryClient = newQueryClient();
