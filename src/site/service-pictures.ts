import type { ServiceSlug } from '../contract/catalogue.ts';

const files: Record<string, string> = import.meta.glob('../pictures/service-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Every picture of a service is this large; it is shown in any size of this shape. */
export const servicePictureSize = { width: 480, height: 320 };

export const servicePictureName = (slug: ServiceSlug) => `service-${slug}`;

export function servicePicture(slug: ServiceSlug): string {
  const file = files[`../pictures/${servicePictureName(slug)}.svg`];
  if (!file) throw new Error(`There is no picture of ${slug}.`);
  return file;
}
