import { endpoint } from './endpoint.ts';
import { deletion } from './payloads/deletion.ts';
import { ownDataRequest } from './payloads/own-data-request.ts';
import { sessionEnd } from './payloads/session-end.ts';
import { deletionAsked, ownData } from './responses/own-data.ts';
import { openSessions, othersEnded } from './responses/sessions.ts';

const none = undefined;

/** A customer's sessions and data: where they are logged in, the download and the deletion. */
export const ownDataEndpoints = {
  sessions: endpoint({
    method: 'GET',
    path: '/sessions',
    may: 'customer',
    payload: none,
    answer: openSessions,
    status: 200,
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/sessions/:id/end',
    may: 'customer',
    payload: sessionEnd,
    answer: openSessions,
    status: 200,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/sessions/end-others',
    may: 'customer',
    payload: sessionEnd,
    answer: othersEnded,
    status: 200,
  }),
  ownData: endpoint({
    method: 'POST',
    path: '/own-data',
    may: 'customer',
    payload: ownDataRequest,
    answer: ownData,
    status: 200,
  }),
  /** Repeating the request keeps the time of the first one. */
  askDeletion: endpoint({
    method: 'POST',
    path: '/deletion',
    may: 'customer',
    payload: deletion,
    answer: deletionAsked,
    status: 200,
  }),
  takeBackDeletion: endpoint({
    method: 'POST',
    path: '/deletion/taken-back',
    may: 'customer',
    payload: none,
    answer: deletionAsked,
    status: 200,
  }),
} as const;
