import type { Scene } from './scene.ts';

/** Written without a network, sent when it is back. */
export const networkOff: Scene = async (life, letters) => {
  await life.phone.networkOff();
  life.note('network-off');
  await life.writeAll(letters);
  await life.phone.networkOn();
};
