import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { type ClaimStatus, claimStatuses } from '../../src/contract/claim-transitions.ts';
import { presentQueued } from '../claims/desk-present.ts';
import { longestWaiting } from '../claims/queue.ts';
import type { Context } from '../context.ts';
import { serve } from '../http/serve.ts';
import * as figures from './repository.ts';

type Counts = Record<ClaimStatus, number>;
const shownWaiting = 10;

export function overviewRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, adminEndpoints.overview, async () => {
    const [names, counted, byStatus, decided, waiting, open] = await Promise.all([
      figures.overviewDayNames(db),
      figures.claimsThreeWays(db),
      figures.claimsByStatus(db),
      figures.timeToDecision(db),
      longestWaiting(db, shownWaiting),
      figures.openCounts(db),
    ]);
    const days = grouped(counted.days);
    return {
      days: names.map((day) => ({ day, counts: days.get(day) ?? nothing() })),
      states: { ...nothing(), ...Object.fromEntries(byStatus.map(({ status, count }) => [status, count])) },
      decided: { count: decided.count, medianHours: decided.median, ninetiethHours: decided.ninetieth },
      waiting: waiting.map(presentQueued),
      hospitals: mostFirst(grouped(counted.hospitals)),
      services: mostFirst(grouped(counted.services)),
      open,
    };
  });
}

const nothing = () => Object.fromEntries(claimStatuses.map((status) => [status, 0])) as Counts;

function grouped(rows: { name: string; status: ClaimStatus; count: number }[]): Map<string, Counts> {
  const groups = new Map<string, Counts>();
  for (const { name, status, count } of rows) {
    groups.set(name, { ...(groups.get(name) ?? nothing()), [status]: count });
  }
  return groups;
}

const all = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const mostFirst = (groups: Map<string, Counts>) =>
  [...groups].map(([name, counts]) => ({ name, counts })).sort((a, b) => all(b.counts) - all(a.counts));
