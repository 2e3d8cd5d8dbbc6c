import type { Scene } from './scene.ts';

/** Letters are written offline and sent when back online. */
export const networkOff: Scene = async (life, letters) => {
  await life.phone.networkOff();
  life.noteFault('network-off');
  await life.writeAll(letters);
  await life.phone.networkOn();
};
