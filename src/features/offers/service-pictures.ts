const files: Record<string, string> = import.meta.glob('../../pictures/service-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The intrinsic size of every service picture, for its aspect ratio. */
export const servicePictureSize = { width: 480, height: 320 };

/** A service that was added after the build gets a default picture. */
export const servicePicture = (slug: string): string | undefined =>
  files[`../../pictures/service-${slug}.svg`] ?? files['../../pictures/service-hospital-network.svg'];
