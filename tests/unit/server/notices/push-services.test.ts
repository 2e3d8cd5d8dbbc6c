import { expect, test } from 'vitest';
import { isOfService, parsePushServices } from '../../../../server/notices/push/services.ts';

const services = parsePushServices('fcm.googleapis.com, *.push.services.mozilla.com 127.0.0.1:4000');

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://127.0.0.1:4000/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example/abc', false],
  ['https://evilpush.services.mozilla.com.example/abc', false],
  ['https://push.services.mozilla.com/abc', false],
  ['https://127.0.0.1:4000/abc', false],
  ['http://127.0.0.1:4001/abc', false],
  ['not an address', false],
])('%s is %s', (endpoint, isOurs) => expect(isOfService(endpoint, services)).toBe(isOurs));

test.each(['https://fcm.googleapis.com', 'fcm.googleapis.com/path', '*', '*.', '10.0.0.1:80', 'localhost'])(
  '%s is not a host of a push service',
  (text) => expect(() => parsePushServices(text)).toThrow('PUSH_SERVICES'),
);

test('none is set without it', () => expect(parsePushServices(null)).toEqual([]));
