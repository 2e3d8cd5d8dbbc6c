import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { type ClaimStatus, claimStatuses } from '../../src/contract/claim-transitions.ts';
import { presentQueued } from '../claims/desk-present.ts';
import { longestWaiting } from '../claims/queue.ts';
import type { Context } from '../context.ts';
import { lastBackupAt } from '../db/backup/last.ts';
import { serve } from '../http/serve.ts';
import { channelsInUse } from '../notices/choices.ts';
import * as overview from './repository.ts';

type Counts = Record<ClaimStatus, number>;
const shownWaiting = 10;

export function overviewRoutes(app: FastifyInstance, { db, senders }: Context) {
  serve(app, adminEndpoints.overview, async () => {
    const [names, counted, byStatus, decided, waiting, open, lastBackup] = await Promise.all([
      overview.overviewDayNames(db),
      overview.claimsThreeWays(db),
      overview.claimsByStatus(db),
      overview.timeToDecision(db),
      longestWaiting(db, shownWaiting),
      overview.openCounts(db),
      lastBackupAt(db),
    ]);
    const days = groupByName(counted.days);
    return {
      days: names.map((day) => ({ day, counts: days.get(day) ?? zeroCounts() })),
      states: { ...zeroCounts(), ...Object.fromEntries(byStatus.map(({ status, count }) => [status, count])) },
      decided: { count: decided.count, medianHours: decided.median, ninetiethHours: decided.ninetieth },
      waiting: waiting.map(presentQueued),
      hospitals: mostFirst(groupByName(counted.hospitals)),
      services: mostFirst(groupByName(counted.services)),
      channels: channelsInUse(senders),
      lastBackup: lastBackup?.toISOString() ?? null,
      open,
    };
  });
}

const zeroCounts = () => Object.fromEntries(claimStatuses.map((status) => [status, 0])) as Counts;

function groupByName(rows: { name: string; status: ClaimStatus; count: number }[]): Map<string, Counts> {
  const groups = new Map<string, Counts>();
  for (const { name, status, count } of rows) {
    groups.set(name, { ...(groups.get(name) ?? zeroCounts()), [status]: count });
  }
  return groups;
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const mostFirst = (groups: Map<string, Counts>) =>
  [...groups].map(([name, counts]) => ({ name, counts })).sort((a, b) => total(b.counts) - total(a.counts));
