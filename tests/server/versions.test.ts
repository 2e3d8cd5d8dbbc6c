import Fastify from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { takeBodiesAsBytes } from '../../server/http/body.ts';
import { answerErrors } from '../../server/http/problem.ts';
import { serve } from '../../server/http/serve.ts';
import { endpoint } from '../../src/contract/endpoint.ts';
import { needed } from '../../src/contract/fields.ts';
import { payload } from '../../src/contract/payload.ts';

/** A payload in its fourth version: `town` was split off `place` in the third, `place` was called `where` in the second. */
const visit = payload(4, v.object({ place: needed(20), town: needed(20), nights: v.number('wrong-type') }), {
  2: ({ where }: { where: string }) => ({ place: where }),
  3: ({ place }: { place: string }) => ({ place: place.split(', ')[0], town: place.split(', ')[1], nights: 1 }),
});
const visits = endpoint({
  method: 'POST',
  path: '/visits',
  may: 'anyone',
  payload: visit,
  answer: v.object({ place: v.string(), town: v.string(), nights: v.number() }),
  status: 200,
});

async function send(body: object, version?: string) {
  const app = Fastify();
  answerErrors(app);
  takeBodiesAsBytes(app);
  serve(app, visits, async ({ payload }) => payload);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/visits',
    payload: body,
    headers: version === undefined ? {} : { 'payload-version': version },
  });
  await app.close();
  return answer;
}

const today = { place: 'City Hospital', town: 'Adama', nights: 1 };

test('today’s version, said or implied, is taken as it is', async () => {
  expect((await send(today)).json()).toEqual(today);
  expect((await send(today, '4')).json()).toEqual(today);
});

test('the two versions before it are taken and brought to today’s shape', async () => {
  expect((await send({ place: 'City Hospital, Adama' }, '3')).json()).toEqual(today);
  expect((await send({ where: 'City Hospital, Adama' }, '2')).json()).toEqual(today);
});

test('an older one, one to come and one that is no number are refused', async () => {
  for (const version of ['1', '0', '5', '-1', '2.5', 'four', '']) {
    const answer = await send(today, version);
    expect([version, answer.statusCode, answer.json().errors]).toEqual([version, 422, undefined]);
  }
});

test('what does not have the shape of its version is refused like any wrong payload', async () => {
  const answer = await send({ place: 7 }, '3');
  expect([answer.statusCode, answer.json().status]).toEqual([422, 422]);
});
