import { OperatorError } from '../../operator-error.ts';

const service = /^(?:(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+|(?:localhost|127\.0\.0\.1):\d+)$/;

/** The hosts of push services. `*.` stands for any subdomain. */
export function parsePushServices(text: string | null): string[] {
  const services = text?.split(/[\s,]+/).filter(Boolean) ?? [];
  const wrong = services.find((one) => !service.test(one));
  if (wrong === undefined) return services;
  throw new OperatorError(
    `PUSH_SERVICES must be hosts such as "fcm.googleapis.com, *.push.services.mozilla.com", not "${wrong}".`,
  );
}

/** Phones choose the endpoint, so the server calls those of known services only. Plain http is for this machine. */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username } = new URL(endpoint);
  if (username) return false;
  return services.some((service) => {
    if (service.includes(':')) return protocol === 'http:' && host === service;
    const isHost = service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
    return protocol === 'https:' && port === '' && isHost;
  });
}
