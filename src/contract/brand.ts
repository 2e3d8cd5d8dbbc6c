import { shownPhone } from './phone.ts';

const phone = '+251900000000';

/** Placeholder phone numbers and `.example` addresses, to be replaced by the company's own. */
export const brand = {
  name: 'Tenawas',
  phone,
  // A number is not broken over two lines.
  shownPhone: shownPhone(phone).replaceAll(' ', '\u00a0'),
  supportEmail: 'support@tenawas.example',
  contactEmail: 'hello@tenawas.example',
  origin: 'https://tenawas.example',
  social: [
    { name: 'Telegram', address: 'https://telegram.tenawas.example' },
    { name: 'Facebook', address: 'https://facebook.tenawas.example' },
    { name: 'YouTube', address: 'https://youtube.tenawas.example' },
  ],
} as const;
