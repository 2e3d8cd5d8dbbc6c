import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { type ClaimStatus, claimStatuses } from '../../src/contract/claim-transitions.ts';
import { presentQueued } from '../claims/desk-present.ts';
import { longestWaiting } from '../claims/queue.ts';
import type { Context } from '../context.ts';
import { lastBackupAt } from '../db/backup/last.ts';
import { serve } from '../http/serve.ts';
import { channelsInUse } from '../notices/choices.ts';
import { type Counted, claimCounts, overviewDayNames, timeToDecision } from './counts.ts';
import { openRequests } from './repository.ts';

type Counts = Record<ClaimStatus, number>;
const shownWaiting = 10;

export function overviewRoutes(app: FastifyInstance, { db, senders }: Context) {
  serve(app, adminEndpoints.overview, async () => {
    const [names, counted, decided, waiting, open, lastBackup] = await Promise.all([
      overviewDayNames(db),
      claimCounts(db),
      timeToDecision(db),
      longestWaiting(db, shownWaiting),
      openRequests(db),
      lastBackupAt(db),
    ]);
    const days = groupByName(counted.day);
    const states = {
      ...zeroCounts(),
      ...Object.fromEntries(counted.state.map(({ status, count }) => [status, count])),
    };
    return {
      days: names.map((day) => ({ day, counts: days.get(day) ?? zeroCounts() })),
      states,
      decided: { count: decided.count, medianHours: decided.median, ninetiethHours: decided.ninetieth },
      waiting: waiting.map(presentQueued),
      hospitals: mostFirst(groupByName(counted.hospital)),
      services: mostFirst(groupByName(counted.service)),
      channels: channelsInUse(senders),
      lastBackup: lastBackup?.toISOString() ?? null,
      open: { claims: states.submitted + states['in-review'], ...open },
    };
  });
}

const zeroCounts = () => Object.fromEntries(claimStatuses.map((status) => [status, 0])) as Counts;

function groupByName(rows: Counted[]): Map<string, Counts> {
  const groups = new Map<string, Counts>();
  for (const { name, status, count } of rows) {
    groups.set(name, { ...(groups.get(name) ?? zeroCounts()), [status]: count });
  }
  return groups;
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const mostFirst = (groups: Map<string, Counts>) =>
  [...groups].map(([name, counts]) => ({ name, counts })).sort((a, b) => total(b.counts) - total(a.counts));
