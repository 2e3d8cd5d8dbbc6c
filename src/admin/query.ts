import { QueryClient, useQuery } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { Refused, Unreachable } from '../device/query-errors.ts';
import { ask, type Failure, failureOf } from './client.ts';

/** Nothing of it is kept: a desk shows what the server says now, and while it is out of reach what it said last. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false } },
});

export type DeskQuery<A> = {
  answer: A | undefined;
  failure: Failure | undefined;
  again: () => void;
  /** what a change was answered with is what is known from then on */
  show: (answer: A) => void;
};

type Where = { params?: Record<string, string>; query?: Record<string, string | undefined> };

/** What the server says at an address. What it said before stays while it is asked again, and when that fails. */
export function useDeskQuery<C extends Endpoint>(call: C, where: Where = {}): DeskQuery<ResponseOf<C>> {
  const queryKey = [call.path, where];
  const { data, failureReason, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const result = await ask(call, where as Parameters<typeof ask<C>>[1]);
      if (result.kind === 'answer') return result.answer;
      throw result.kind === 'refused' ? new Refused(result) : new Unreachable(result);
    },
  });
  return {
    answer: data,
    failure: failureReason ? failureIn(failureReason) : undefined,
    again: () => void refetch(),
    show: (answer) => queryClient.setQueryData(queryKey, answer),
  };
}

const failureIn = (error: Error): Failure =>
  error instanceof Refused
    ? { status: error.status, message: error.message }
    : failureOf({ kind: 'unreachable', why: error instanceof Unreachable ? error.why : 'network' });
