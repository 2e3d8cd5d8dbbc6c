import type { Scene } from './scene.ts';

const fullQuota = 1;

/** The quota is exceeded, the page says so, and the form is submitted once there is space again. */
export const phoneFull: Scene = async (life, letters) => {
  const { phone } = life;
  // The browser reads the quota when it opens a database and caches it.
  await phone.kill();
  life.noteFault('browser-killed');
  await phone.start();
  await phone.limitQuota(fullQuota);
  await life.openForm();
  for (const letter of letters) {
    const isSaved = await life.write(letter);
    if (!isSaved) life.noteFault('phone-full');
    await phone.limitQuota();
    if (!isSaved) await life.write(letter);
  }
};
