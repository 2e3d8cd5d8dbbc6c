import type { FastifyInstance } from 'fastify';
import { adminEndpoints } from '../../src/contract/admin/endpoints.ts';
import { claimStatuses } from '../../src/contract/claim-transitions.ts';
import { presentQueued } from '../claims/desk-present.ts';
import { longestWaiting } from '../claims/queue.ts';
import type { Context } from '../context.ts';
import { lastBackupAt } from '../db/backup/last.ts';
import { serve } from '../http/serve.ts';
import { channelsInUse } from '../notices/choices.ts';
import { type Counted, type Counts, claimCounts, overviewDayNames, timeToDecision, total } from './counts.ts';
import { openRequests } from './repository.ts';

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
    const days = new Map(counted.day.map(({ name, counts }) => [name, counts]));
    const states = counted.state[0]?.counts ?? zeroCounts();
    return {
      days: names.map((day) => ({ day, counts: days.get(day) ?? zeroCounts() })),
      states,
      decided: { count: decided.count, medianHours: decided.median, ninetiethHours: decided.ninetieth },
      waiting: waiting.map(presentQueued),
      hospitals: mostFirst(counted.hospital),
      services: mostFirst(counted.service),
      channels: channelsInUse(senders),
      lastBackup: lastBackup?.toISOString() ?? null,
      open: { claims: states.submitted + states['in-review'], ...open },
    };
  });
}

const zeroCounts = () => Object.fromEntries(claimStatuses.map((status) => [status, 0])) as Counts;

const mostFirst = (all: Counted[]) => [...all].sort((a, b) => total(b.counts) - total(a.counts));
