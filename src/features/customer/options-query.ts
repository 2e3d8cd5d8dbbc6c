import { endpoints } from '../../contract/endpoints.ts';
import { firstOptions } from '../../contract/first-options.ts';
import type { Options } from '../../contract/responses/options.ts';
import { query } from '../../device/query.ts';
import { Unreachable } from '../../device/query-errors.ts';
import { publicOwner } from '../../device/query-storage.ts';
import { usePersistedQuery } from './persisted-query.ts';

export type OptionsQuery = {
  options: Options;
  /** the time of what is shown, where it is the phone's own because the server is out of reach; none of the build's */
  keptAt?: number | undefined;
  outOfReach: boolean;
  again: () => void;
};

/** What the claim forms offer: first the build's, then the phone's, then the server's. */
export function useOptions(): OptionsQuery {
  const { data, isPlaceholderData, dataUpdatedAt, failureReason, refetch } = usePersistedQuery<Options>({
    owner: publicOwner,
    name: 'options',
    queryFn: () => query(endpoints.options),
    placeholderData: firstOptions,
  });
  return {
    options: data ?? firstOptions,
    keptAt: isPlaceholderData ? undefined : dataUpdatedAt,
    outOfReach: failureReason instanceof Unreachable,
    again: () => void refetch(),
  };
}
