import { screen, waitFor, within } from '@testing-library/dom';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { post, registerAndLogIn } from '../support/customer.ts';
import { goto, holdRequests } from '../support/phone.tsx';
import { field, fill, press, seeText, select, user } from '../support/user.ts';
import { putPortrait } from './cover-elsewhere.ts';

const pdf = (text: string) => new File([`%PDF-1.4\n${text}\n%%EOF\n`], 'bill.pdf', { type: 'application/pdf' });

/** Sends a claim with PDFs, and returns its number once they have arrived. */
async function sendClaim(...files: File[]): Promise<string> {
  await goto('/claimform');
  await select('Hospital', 'City Hospital');
  await select('Service', 'Minor Surgeries');
  await select('Payment Method', 'Cash');
  await fill('Additional Details', 'Two stitches');
  await user.upload(await field('Add a photograph'), files);
  await screen.findAllByText(/^Kept on this phone/);
  await press('Submit Claim Request');
  await seeText(
    files.length === 1 ? 'The photograph has arrived.' : `${files.length} of ${files.length} photographs have arrived.`,
  );
  return /number is (R-\w{8})/.exec(document.body.textContent ?? '')?.[1] ?? '';
}

/** The files that the page saves on the phone. */
function savedFiles(): File[] {
  const saved: File[] = [];
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File);
    return 'blob:saved';
  });
  onTestFinished(() => spy.mockRestore());
  return saved;
}

/** The password is asked for in a dialog. */
async function download(password: string) {
  await press('Download my data');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Download all that we keep of you?' }));
  await user.type(dialog.getByLabelText('Current Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Download my data' }));
  return dialog;
}

async function unzip(file: File | undefined) {
  const files = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? []));
  return { names: Object.keys(files).sort(), text: (name: string) => strFromU8(files[name] ?? new Uint8Array()) };
}

test("the download of one's data is a ZIP with the photographs", async () => {
  const customer = await registerAndLogIn();
  const number = await sendClaim(pdf('first'), pdf('second'));
  const portrait = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#a31' } })
    .webp()
    .toBuffer();
  await putPortrait(customer, `data:image/webp;base64,${portrait.toString('base64')}`);
  await goto('/settings');
  const saved = savedFiles();
  await download(customer.password);
  await screen.findByText('The file is saved on this phone.');
  const archive = await unzip(saved[0]);
  expect(saved[0]?.name).toBe('tenawas-my-data.zip');
  expect(archive.names).toEqual([
    'cards/holder.webp',
    'data.json',
    `photographs/${number}/1.pdf`,
    `photographs/${number}/2.pdf`,
  ]);
  const data = JSON.parse(archive.text('data.json'));
  expect(data.account.email).toBe(customer.email);
  expect(data.claims).toHaveLength(1);
  for (const { file, size } of data.photos) expect(archive.text(file)).toHaveLength(size);
  expect(archive.text('cards/holder.webp')).toMatch(/^RIFF/);
  expect(data.portraits).toMatchObject([{ personId: null, file: 'cards/holder.webp' }]);
  const texts = archive.names.slice(2).map(archive.text).join();
  for (const text of ['first', 'second']) expect(texts).toContain(text);
});

test('without the password nothing is given out, and the dialog says that it is wrong', async () => {
  const { password } = await registerAndLogIn();
  await goto('/settings');
  const saved = savedFiles();
  const dialog = await download('not the password');
  await dialog.findByText('This is not your current password.');
  expect(saved).toEqual([]);
  await user.clear(dialog.getByLabelText('Current Password'));
  await user.type(dialog.getByLabelText('Current Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Download my data' }));
  await screen.findByText('The file is saved on this phone.');
  expect(saved).toHaveLength(1);
  // The next one is asked for again.
  await press('Download my data');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saved).toHaveLength(1);
});

test('a dialog that is closed while the server is asked downloads nothing', async () => {
  const { password } = await registerAndLogIn();
  await goto('/settings');
  const saved = savedFiles();
  const release = holdRequests(/\/own-data$/);
  const dialog = await download(password);
  await user.click(dialog.getByRole('button', { name: 'Leave it' }));
  release();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Download my data');
  await screen.findByRole('alertdialog');
  expect(saved).toEqual([]);
});

test('without the photographs they are listed and not fetched', async () => {
  const { password } = await registerAndLogIn();
  await sendClaim(pdf('only one'));
  await goto('/settings');
  const saved = savedFiles();
  await user.click(await screen.findByLabelText('With the photographs of my papers'));
  await download(password);
  await screen.findByText('The file is saved on this phone.');
  const archive = await unzip(saved[0]);
  expect(archive.names).toEqual(['data.json']);
  expect(JSON.parse(archive.text('data.json')).photos).toEqual([
    expect.objectContaining({ state: 'stored', file: null }),
  ]);
});

test('after a broken connection only the missing photographs are fetched again, without the password', async () => {
  const { password } = await registerAndLogIn();
  await sendClaim(pdf('first'), pdf('second'));
  await goto('/settings');
  const saved = savedFiles();
  const requested: string[] = [];
  const pass = globalThis.fetch;
  let isBroken = true;
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (!/\/(photos\/|own-data$)/.test(url)) return pass(input, init);
    requested.push(url);
    if (isBroken && requested.length === 3) throw new TypeError('Failed to fetch');
    return pass(input, init);
  };
  onTestFinished(() => {
    globalThis.fetch = pass;
  });
  await download(password);
  const notice = within((await screen.findByText('Your data could not be downloaded.')).parentElement as HTMLElement);
  notice.getByText(/^The connection broke\. 1 of 2 photographs are here/);
  expect(saved).toEqual([]);
  isBroken = false;
  await press('Download my data');
  await screen.findByText('The file is saved on this phone.');
  // All data is asked for once: the server limits how often.
  expect(requested).toHaveLength(4);
  expect(requested[3]).toBe(requested[2]);
  expect((await unzip(saved[0])).names).toHaveLength(3);
});

test('a download can be stopped', async () => {
  const { password } = await registerAndLogIn();
  await sendClaim(pdf('only one'));
  await goto('/settings');
  const saved = savedFiles();
  holdRequests(/\/photos\//);
  await download(password);
  await screen.findByText('Photograph 1 of 1 is being fetched. All of them take 0.0 MB.');
  await press('Stop');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  await waitFor(() => expect(screen.queryByText('Your data could not be downloaded.')).toBeNull());
  expect(saved).toEqual([]);
});

test('a session that ends meanwhile is said to have ended, and nothing is called a broken connection', async () => {
  const { email, password } = await registerAndLogIn();
  await sendClaim(pdf('only one'));
  await goto('/settings');
  const release = holdRequests(/\/photos\//);
  await download(password);
  await screen.findByText(/^Photograph 1 of 1 is being fetched/);
  const { Token } = (await post('/login', { email, password })) as { Token: string };
  await post('/sessions/end-others', { currentPassword: password }, Token);
  release();
  await seeText('Your session has ended. Please log in again.');
  expect(document.body.textContent).not.toContain('The connection broke');
});
