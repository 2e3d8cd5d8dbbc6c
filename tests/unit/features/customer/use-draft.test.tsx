// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../../src/device/channel.ts';
import { withDatabase } from '../../../../src/device/database.ts';
import { discardDraft, readDraft, saveDraft } from '../../../../src/device/drafts.ts';
import { useDraft } from '../../../../src/features/customer/use-draft.ts';

/** However busy the machine is. */
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const empty = { hospital: '', description: '', priority: false };
type Values = typeof empty;
const written: Values = { hospital: 'City Hospital', description: 'fever', priority: true };

const stored = (owner = 'hiwot', form = 'claim') => readDraft(owner, form);
const storedValues = async (owner?: string, form?: string) =>
  ((await stored(owner, form))?.fields as { values: Values } | undefined)?.values;

/** What another tab, or an earlier visit, has written. */
const leave = (values: object, { owner = 'hiwot', form = 'claim', id = 'before' } = {}) =>
  saveDraft({ owner, form, id, version: 1, fields: { by: 'another tab', values } });

const open = (owner = 'hiwot', form = 'claim') =>
  renderHook((of: { owner: string; form: string }) => useDraft<Values>(of.owner, of.form, 1, empty), {
    initialProps: { owner, form },
  });

/** Opens a form and waits until the phone has been asked for its draft. */
async function opened(owner?: string, form?: string) {
  const hook = open(owner, form);
  await waitFor(() => expect(hook.result.current.form).toBeDefined());
  return hook;
}

beforeEach(() => withDatabase((database) => database.clear('drafts')));
afterEach(cleanup);

test('a form without a draft opens empty, and nothing is kept', async () => {
  const { result } = open();
  expect(result.current.form).toBeUndefined();
  await waitFor(() => expect(result.current.form).toEqual({ values: undefined, version: 1 }));
  expect(result.current.status).toBe('nothing');
});

test('a draft is restored as it was left', async () => {
  await leave(written);
  const { result } = await opened();
  expect(result.current.form?.values).toEqual(written);
  expect(result.current.status).toBe('saved');
  expect(result.current.currentId()).toBe('before');
});

test('a draft of an older form fills the fields that are still there, and no others', async () => {
  await leave({ hospital: 'City Hospital', policy: 'gone', priority: 'yes' });
  const { result } = await opened();
  expect(result.current.form?.values).toEqual({ ...empty, hospital: 'City Hospital' });
});

test('what is stored in a form that cannot be read is no draft', async () => {
  await saveDraft({ owner: 'hiwot', form: 'claim', id: 'a', version: 1, fields: 'text' });
  const { result } = await opened();
  expect(result.current.form?.values).toBeUndefined();
  expect(result.current.status).toBe('nothing');
});

test('each change is kept on the phone, and the next visit finds the last', async () => {
  const { result, unmount } = await opened();
  for (const description of ['f', 'fe', 'fever']) act(() => result.current.save({ ...written, description }));
  await waitFor(() => expect(result.current.status).toBe('saved'));
  expect(await storedValues()).toEqual(written);
  act(() => result.current.save({ ...written, description: 'fever since Monday' }));
  await waitFor(async () => expect(await storedValues()).toMatchObject({ description: 'fever since Monday' }));
  unmount();
  const again = await opened();
  expect(again.result.current.form?.values?.description).toBe('fever since Monday');
});

test('one draft is gone on with under its own id', async () => {
  await leave(written);
  const { result } = await opened();
  act(() => result.current.save({ ...written, description: 'cough' }));
  await waitFor(async () => expect(await storedValues()).toMatchObject({ description: 'cough' }));
  expect((await stored())?.id).toBe('before');
});

test('the drafts of another customer and of another form are neither shown nor changed', async () => {
  await leave({ ...written, description: 'of Almaz' }, { owner: 'almaz' });
  await leave({ ...written, description: 'premium' }, { form: 'premium-claim' });
  const { result } = await opened();
  expect(result.current.form?.values).toBeUndefined();
  act(() => result.current.save(written));
  await waitFor(async () => expect(await storedValues()).toEqual(written));
  expect(await storedValues('almaz')).toMatchObject({ description: 'of Almaz' });
  expect(await storedValues('hiwot', 'premium-claim')).toMatchObject({ description: 'premium' });
});

test('a change that the phone has no room for is told, and the next one is tried', async () => {
  const { result } = await opened();
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    act(() => result.current.save(written));
    await waitFor(() => expect(result.current.status).toBe('not-saved'));
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  act(() => result.current.save(written));
  await waitFor(() => expect(result.current.status).toBe('saved'));
});

test('a discarded draft is gone from the phone, and the form begins anew', async () => {
  await leave(written);
  const { result } = await opened();
  await act(() => result.current.discard());
  expect(await stored()).toBeUndefined();
  expect(result.current.status).toBe('nothing');
  expect(result.current.form).toEqual({ values: undefined, version: 2 });
  expect(result.current.currentId()).not.toBe('before');
});

test('once settled, what was typed last does not bring the draft back', async () => {
  const { result } = await opened();
  act(() => result.current.save(written));
  act(() => result.current.save({ ...written, description: 'late' }));
  await act(() => result.current.stopSaving());
  expect(result.current.status).toBe('nothing');
  await discardDraft('hiwot', 'claim', result.current.currentId());
  expect(await stored()).toBeUndefined();
});

test('a draft that was sent or discarded in another tab leaves this one too', async () => {
  await leave(written);
  const { result } = await opened();
  await discardDraft('hiwot', 'claim', 'before');
  await waitFor(() => expect(result.current.form).toEqual({ values: undefined, version: 2 }));
  expect(result.current.status).toBe('nothing');
});

test('what is typed here stays when another tab keeps a draft in its place, and is kept once that is gone', async () => {
  const { result } = await opened();
  act(() => result.current.save(written));
  await waitFor(() => expect(result.current.status).toBe('saved'));
  await leave({ ...written, description: 'of the other tab' }, { id: 'other' });
  await waitFor(() => expect(result.current.status).toBe('replaced'));
  expect(result.current.form?.version).toBe(1);
  expect(await storedValues()).toMatchObject({ description: 'of the other tab' });
  await discardDraft('hiwot', 'claim', 'other');
  await waitFor(() => expect(result.current.status).toBe('saved'));
  expect(await storedValues()).toEqual(written);
});

test('a tab in sight is left alone by what is written in another', async () => {
  await leave(written);
  const { result } = await opened();
  // The channel tells its listeners in turn, and the database answers in version: then the form's is through.
  const told = new Promise<void>((done) => {
    const stop = listen('drafts', () => {
      stop();
      done();
    });
  });
  await leave({ ...written, description: 'cough' });
  await told;
  await act(async () => void (await stored()));
  expect(result.current.form).toEqual({ values: written, version: 1 });
});

test('a tab in the background follows what is written in another', async () => {
  await leave(written);
  const { result } = await opened();
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  try {
    await leave({ ...written, description: 'cough and fever' });
    await waitFor(() => expect(result.current.form?.values?.description).toBe('cough and fever'));
  } finally {
    Reflect.deleteProperty(document, 'hidden');
  }
});
