// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  dropInputOfOthers,
  keepInput,
  takeKeptOpenForms,
  takeKeptValues,
  useLiveForm,
  useLiveOpenForms,
} from '../../../src/admin/kept-input.ts';

afterEach(cleanup);

function Form({ name, values, isEdited = true }: { name: string; values: Record<string, string>; isEdited?: boolean }) {
  useLiveForm(name, values, isEdited);
  return null;
}
const open = new Set(['one']);
function OpenForms() {
  useLiveOpenForms('/requests', open);
  return null;
}

test('what was typed and is open is kept once, for the same administrator', () => {
  render(
    <>
      <Form name="/a text" values={{ text: 'typed' }} />
      <Form name="/a note" values={{ note: '' }} isEdited={false} />
      <OpenForms />
    </>,
  );
  keepInput('almaz');
  cleanup();
  dropInputOfOthers('almaz');
  expect(takeKeptValues('/a text')).toEqual({ text: 'typed' });
  expect(takeKeptValues('/a text')).toBeUndefined();
  expect(takeKeptValues('/a note')).toBeUndefined();
  expect(takeKeptOpenForms('/requests')).toEqual(open);
  expect(takeKeptOpenForms('/requests')).toBeUndefined();
});

test('another administrator gets nothing of it', () => {
  render(<Form name="/a text" values={{ text: 'typed' }} />);
  keepInput('almaz');
  dropInputOfOthers('bekele');
  expect(takeKeptValues('/a text')).toBeUndefined();
});

test('passwords are not kept, nor forms that cannot be told apart', () => {
  render(
    <>
      <Form name="/password" values={{ currentPassword: 'secret', newPassword: '' }} />
      <Form name="/a text" values={{ text: 'of one' }} />
      <Form name="/a text" values={{ text: 'of another' }} />
    </>,
  );
  keepInput('almaz');
  expect(takeKeptValues('/password')).toBeUndefined();
  expect(takeKeptValues('/a text')).toBeUndefined();
});
