import Fastify from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseBodiesAsBuffers } from '../../server/http/body.ts';
import { handleErrors } from '../../server/http/problem.ts';
import { serve } from '../../server/http/serve.ts';
import { endpoint } from '../../src/contract/endpoint.ts';
import { requiredText } from '../../src/contract/fields.ts';
import { payload } from '../../src/contract/payload.ts';

/** Version 5 of a payload: version 4 split `town` off `place`, version 3 called `place` `where`, version 2 `at`. */
const visit = payload(
  5,
  v.object({ place: requiredText(20), town: requiredText(20), nights: v.number('wrong-type') }),
  {
    2: ({ at }: { at: string }) => ({ where: at }),
    3: ({ where }: { where: string }) => ({ place: where }),
    4: ({ place }: { place: string }) => ({ place: place.split(', ')[0], town: place.split(', ')[1], nights: 1 }),
  },
);
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
  handleErrors(app);
  parseBodiesAsBuffers(app);
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

test('the current payload version is accepted, with or without the header', async () => {
  expect((await send(today)).json()).toEqual(today);
  expect((await send(today, '5')).json()).toEqual(today);
});

test('the three previous versions are accepted and migrated', async () => {
  expect((await send({ place: 'City Hospital, Adama' }, '4')).json()).toEqual(today);
  expect((await send({ at: 'City Hospital, Adama' }, '2')).json()).toEqual(today);
  expect((await send({ where: 'City Hospital, Adama' }, '3')).json()).toEqual(today);
});

test('older and invalid versions are refused', async () => {
  for (const version of ['1', '0', '-1', '2.5', 'four', '']) {
    const answer = await send(today, version);
    expect([version, answer.statusCode, answer.json().errors]).toEqual([version, 422, undefined]);
  }
});

test('a newer version is refused so that a letter waits until the server is up to date', async () => {
  const answer = await send(today, '6');
  expect([answer.statusCode, answer.json().errors]).toEqual([409, undefined]);
});

test('a payload that does not match its version is refused', async () => {
  const answer = await send({ place: 7 }, '4');
  expect([answer.statusCode, answer.json().status]).toEqual([422, 422]);
});
