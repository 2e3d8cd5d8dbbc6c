import { expect, test } from 'vitest';
import { isObviousPin } from '../../../../../src/features/settings/pin/obvious-pin.ts';

test.each(['0000', '111111', '1234', '4321', '123456', '7890', '1212', '121212', '123123', '2580', '0852'])(
  '%s is tried first',
  (pin) => expect(isObviousPin(pin)).toBe(true),
);

test.each(['7391', '1243', '90817', '112358', '12123'])('%s is not', (pin) => expect(isObviousPin(pin)).toBe(false));
