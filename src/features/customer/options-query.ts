import { endpoints } from '../../contract/endpoints.ts';
import { firstOptions } from '../../contract/first-options.ts';
import type { Options } from '../../contract/responses/options.ts';
import { query } from '../../device/query.ts';
import { Unreachable } from '../../device/query-errors.ts';
import { publicOwner } from '../../device/query-storage.ts';
import { usePersistedQuery } from './persisted-query.ts';

export type OptionsQuery = {
  options: Options;
  /** when the options were fetched; undefined for the built-in placeholder data */
  updatedAt?: number | undefined;
  isUnreachable: boolean;
  refetch: () => void;
};

/** The options of the claim forms: built in, then persisted, then from the server. */
export function useOptions(): OptionsQuery {
  const { data, isPlaceholderData, dataUpdatedAt, failureReason, refetch } = usePersistedQuery<Options>({
    owner: publicOwner,
    name: 'options',
    queryFn: () => query(endpoints.options),
    placeholderData: firstOptions,
  });
  return {
    options: data ?? firstOptions,
    updatedAt: isPlaceholderData ? undefined : dataUpdatedAt,
    isUnreachable: failureReason instanceof Unreachable,
    refetch: () => void refetch(),
  };
}
