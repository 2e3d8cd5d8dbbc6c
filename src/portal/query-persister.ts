import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import type { QueryKey } from '@tanstack/react-query';
import { type KeptAnswer, keepAnswer, lastAnswer } from '../device/answers.ts';

const prefix = 'query';
/** The key of every query begins with whose it is and what it is called. */
const partsOf = (storageKey: string) =>
  JSON.parse(storageKey.slice(prefix.length + 1)) as [owner: string, name: string];

/** Keeps the answers of queries on the phone, with the time they are from. A phone without room shows them all the same. */
export const queryPersister = experimental_createQueryPersister<KeptAnswer & { queryKey?: QueryKey }>({
  prefix,
  maxAge: Number.POSITIVE_INFINITY,
  storage: {
    async getItem(key) {
      const [owner, name] = partsOf(key);
      const answer = await lastAnswer(name, owner).catch(() => undefined);
      return answer && { ...answer, queryKey: [owner, name] };
    },
    async setItem(key, { answer, at }) {
      const [owner, name] = partsOf(key);
      await keepAnswer(name, owner, { answer, at }).catch(() => undefined);
    },
    removeItem: () => undefined,
  },
  serialize: ({ state }) => ({ answer: state.data, at: state.dataUpdatedAt }),
  deserialize: ({ answer, at, queryKey = [] }) =>
    ({
      buster: '',
      queryHash: JSON.stringify(queryKey),
      queryKey,
      state: { data: answer, dataUpdatedAt: at, errorUpdatedAt: 0 },
    }) as unknown as PersistedQuery,
});
