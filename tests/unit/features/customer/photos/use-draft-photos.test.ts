// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photoLimits } from '../../../../../src/contract/photos.ts';
import { useDraftPhotos } from '../../../../../src/features/customer/photos/use-draft-photos.ts';
import type { Draft } from '../../../../../src/features/customer/use-draft.ts';

const draft = (canStore: boolean): Draft<object> => ({
  status: 'nothing',
  form: { values: {}, version: 1 },
  currentId: () => 'draft',
  save: () => undefined,
  saveWith: async (_, store) => {
    if (canStore) await store({ owner: 'abebe', form: 'claim', id: 'draft', version: 3, fields: {} });
    return canStore;
  },
  discard: async () => undefined,
  stopSaving: async () => undefined,
});
const pdf = (name: string, size = 100) => new File([`%PDF-1.4 ${name} `.padEnd(size, '.')], `${name}.pdf`);
const open = (canStore = true) =>
  renderHook(() => useDraftPhotos({ owner: 'abebe', draft: draft(canStore), values: {}, refusedLetterId: undefined }))
    .result;

test('what is being prepared goes with a claim that is submitted at once', async () => {
  const form = open();
  const settled = await act(() => {
    form.current.add([pdf('bill'), pdf('letter')]);
    return form.current.settle();
  });
  expect(settled).toMatchObject([{ type: 'application/pdf', position: 0 }, { position: 1 }]);
});

test('a file that turns out to be unusable meanwhile holds up the claim once, since it would go without', async () => {
  const form = open();
  const settled = await act(() => {
    form.current.add([pdf('huge', photoLimits.pdfBytes + 1)]);
    return form.current.settle();
  });
  expect(settled).toBe('problem');
  expect(form.current.problem).toBe('pdf-too-large');
  expect(await act(() => form.current.settle())).toBeInstanceOf(Array);
});

test('without room a claim is not submitted without its photo', async () => {
  const form = open(false);
  const settled = await act(() => {
    form.current.add([pdf('no room')]);
    return form.current.settle();
  });
  expect(settled).toBe('full');
  expect(form.current.unsaved).toHaveLength(1);
});

test('what is being prepared when the draft is discarded does not begin the next one', async () => {
  const form = open();
  const before = await act(() => form.current.settle());
  const settled = await act(() => {
    form.current.add([pdf('one'), pdf('two')]);
    form.current.discard();
    return form.current.settle();
  });
  expect(settled).toEqual(before);
  expect(form.current.isPreparing).toBe(false);
});

test('files beyond the most that a claim takes are named', async () => {
  const form = open(false);
  const stored = await act(() => form.current.settle());
  const room = photoLimits.perClaim - stored.length;
  const files = Array.from({ length: room + 2 }, (_, at) => pdf(`page ${at}`));
  await act(() => {
    form.current.add(files);
    return form.current.settle();
  });
  expect(form.current.unsaved).toHaveLength(room);
  expect(form.current.leftOut).toEqual([`page ${room}.pdf`, `page ${room + 1}.pdf`]);
  await act(async () => form.current.discard());
  expect(form.current.leftOut).toEqual([]);
  expect(form.current.unsaved).toEqual([]);
});
