import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { notifyManager, type QueryKey } from '@tanstack/react-query';
import { type KeptAnswer, keepAnswer, lastAnswer } from '../device/answers.ts';

const prefix = 'query';
/** The key of every query begins with whose it is and what it is called. */
const partsOf = (storageKey: string) =>
  JSON.parse(storageKey.slice(prefix.length + 1)) as [owner: string, name: string];

/** Keeps the answers of queries on the phone, with the time they are from. A phone without room shows them all the same. */
const persister = experimental_createQueryPersister<KeptAnswer & { queryKey?: QueryKey }>({
  prefix,
  // Nobody would hear of its failure, which then is an error of the page: see below.
  refetchOnRestore: false,
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

const persisterFn: typeof persister.persisterFn = async (queryFn, context, query) => {
  let asked = false;
  const answer = await persister.persisterFn(
    (...of) => {
      asked = true;
      return queryFn(...of);
    },
    context,
    query,
  );
  // What comes of it, whoever observes the query is told; one that was removed meanwhile is cancelled.
  if (!asked) notifyManager.schedule(() => void query.fetch().catch(() => undefined));
  return answer;
};

export const queryPersister = { ...persister, persisterFn };
