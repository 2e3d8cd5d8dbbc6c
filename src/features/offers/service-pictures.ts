const files: Record<string, string> = import.meta.glob('../pictures/service-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Every picture of a service is this large; it is shown in any size of this shape. */
export const servicePictureSize = { width: 480, height: 320 };

/** A service that the company added has no picture of its own yet. */
export const servicePicture = (slug: string): string | undefined =>
  files[`../pictures/service-${slug}.svg`] ?? files['../pictures/service-hospital-network.svg'];
