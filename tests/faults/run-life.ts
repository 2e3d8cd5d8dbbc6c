import { endings } from './endings.ts';
import { type Context, Life } from './life.ts';
import type { Phone } from './phone/phone.ts';
import type { Life as PlannedLife } from './plan.ts';
import { scenes } from './scenes/all.ts';

const clocks = { '-1': 'clock-a-day-behind', '1': 'clock-a-day-ahead' } as const;

/**
 * Runs one planned life to its end. `kept` are the letters that the page has confirmed as stored, in this life and
 * earlier ones.
 */
export async function runLife(
  phone: Phone,
  context: Context,
  savedLetters: Map<string, number>,
  planned: PlannedLife,
): Promise<void> {
  await phone.start(planned.clock);
  const life = new Life(phone, context, savedLetters);
  if (planned.clock !== 0) life.noteFault(clocks[planned.clock]);
  await life.begin(planned.customer);
  if (planned.plainLettersFirst) await life.writeAll(planned.plainLetters);
  await scenes[planned.scene](life, planned.sceneLetters);
  if (!planned.plainLettersFirst) await life.writeAll(planned.plainLetters);
  await endings[planned.ending](life, planned.lastLetter);
  await phone.kill();
  life.noteFault(planned.ending);
  context.server.release(phone.number);
}
