import type { Options } from '../contract/answers/options.ts';
import { calls } from '../contract/api.ts';
import { firstOptions } from '../contract/first-options.ts';
import { everyone } from '../device/answers.ts';
import { query } from '../device/query.ts';
import { Unreachable } from '../device/query-errors.ts';
import { useKeptQuery } from './kept-query.ts';

export type KnownOptions = {
  options: Options;
  /** the time of what is shown, where it is the phone's own because the server is out of reach; none of the build's */
  keptAt?: number | undefined;
  outOfReach: boolean;
  again: () => void;
};

/** What the claim forms offer: first the build's, then the phone's, then the server's. */
export function useOptions(): KnownOptions {
  const { data, isPlaceholderData, dataUpdatedAt, failureReason, refetch } = useKeptQuery<Options>({
    owner: everyone,
    name: 'options',
    queryFn: () => query(calls.options),
    placeholderData: firstOptions,
  });
  return {
    options: data ?? firstOptions,
    keptAt: isPlaceholderData ? undefined : dataUpdatedAt,
    outOfReach: failureReason instanceof Unreachable,
    again: () => void refetch(),
  };
}
