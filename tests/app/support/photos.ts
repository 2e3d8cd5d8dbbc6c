import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { type Customer, post } from './customer.ts';
import { user } from './user.ts';

/** A PDF is taken as it is: pictures are decoded and encoded, which needs a browser. */
export function pdf(name: string, { kilobytes = 1, content = '' } = {}): File {
  const text = `%PDF-1.4\n${name}\n${content}\n${'Tenawas '.repeat(128 * kilobytes)}\n%%EOF\n`;
  return new File([text], `${name}.pdf`, { type: 'application/pdf' });
}

const pickerName = /^Add (a|another) photograph$/;
export const picker = () => screen.queryByLabelText<HTMLInputElement>(pickerName);
export const choosePhotos = async (...files: File[]) => user.upload(await screen.findByLabelText(pickerName), files);

const region = () => screen.findByRole('region', { name: 'Photographs of your papers' });
/** What is said of each photograph of the form. */
export const photosInForm = async (): Promise<string[]> =>
  within(await region())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

type ServerPhoto = { sha256: string; type: string; size: number; state: string };

/** The photos of the customer's only claim, from another phone. */
export async function photosOnServer({ email, password }: Customer): Promise<(ServerPhoto & { text: string })[]> {
  const { Token: token } = (await post('/login', { email, password })) as { Token: string };
  const get = async (path: string) => {
    const response = await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    return response;
  };
  const { claims } = (await (await get('/claims')).json()) as { claims: { id: string }[] };
  expect(claims).toHaveLength(1);
  const { photos } = (await (await get(`/claims/${claims[0]?.id}`)).json()) as { photos: ServerPhoto[] };
  return Promise.all(
    photos.map(async (photo) => ({
      ...photo,
      text: photo.state === 'stored' ? await (await get(`/photos/${photo.sha256}`)).text() : '',
    })),
  );
}
