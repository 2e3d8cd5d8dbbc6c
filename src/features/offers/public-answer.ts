import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from '../../contract/languages.ts';
import type { Changed } from '../../contract/worker-messages.ts';
import { apiBase } from '../../device/api-base.ts';
import { listen } from '../../device/channel.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';

type Fetched<A> = A & { text: string; asOf: Date };

/**
 * An answer for everybody: from the cache of the service worker, then from the server. The worker responds from its cache and
 * posts a message on the channel when the server has a newer response. A store instead of TanStack Query, which would be a tenth of
 * a public page's script.
 */
export function createPublicAnswer<A extends object>(
  path: string,
  changed: Changed['changed'],
  parse: (answer: unknown) => A,
) {
  /** `isFetched`: the request has ended, successfully or not. */
  const useStore = create<{ answer?: Fetched<A>; isFetched: boolean }>(() => ({ isFetched: false }));
  let running: Promise<void> | undefined;

  async function request(language: Language): Promise<Fetched<A>> {
    const response = await fetch(`${apiBase}${path}`, { headers: { 'accept-language': language } });
    if (!response.ok) throw new Error(response.statusText);
    // A response from the cache has the date on which it was fetched.
    const asOf = new Date(response.headers.get('date') ?? Date.now());
    const text = await response.text();
    const { answer } = useStore.getState();
    // The same answer stays the same objects, so that memoized cards are not rendered again.
    return { ...(answer?.text === text ? answer : parse(JSON.parse(text))), text, asOf };
  }

  /** One request for all components that ask meanwhile. */
  function fetchAnswer(language: Language): Promise<void> {
    running ??= request(language)
      .then(
        (answer) => useStore.setState({ answer, isFetched: true }),
        () => useStore.setState({ isFetched: true }),
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  function useAnswer() {
    const language = useLanguage();
    useEffect(() => {
      const refetch = () => void fetchAnswer(language);
      refetch();
      const listeners = new AbortController();
      const { signal } = listeners;
      addEventListener('online', refetch, { signal });
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refetch(), {
        signal,
      });
      // A request that is running may have been answered with what was in the cache before.
      const stopListening = listen(changed, () => void Promise.resolve(running).then(refetch));
      return () => {
        listeners.abort();
        stopListening();
      };
    }, [language]);
    return useStore();
  }

  return { fetchAnswer, useAnswer };
}
