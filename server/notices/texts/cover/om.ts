import { brand } from '../../../../src/contract/brand.ts';
import type { CoverTexts } from '../kinds.ts';

/** “har’a”, “boru” yookaan “guyyaa 7 booda”. */
export const inDays = (days: number) => (days === 0 ? 'har’a' : days === 1 ? 'boru' : `guyyaa ${days} booda`);

const subscriptionEnding: CoverTexts['subscription-ending'] = ({ name, days, address }) => ({
  subject: `Maamilummaan keessan ${inDays(days)} ni xumurama`,
  text: `Akkam ${name},

maamilummaan keessan ${inDays(days)} ni xumurama. Waggaa biraatiif ajajuuf Tenawas banaa:
${address}

${brand.name}`,
});

const planEnding: CoverTexts['plan-ending'] = ({ name, days, address }) => ({
  subject: `Karoorri piriimiyemii keessan ${inDays(days)} ni xumurama`,
  text: `Akkam ${name},

karoorri piriimiyemii keessan ${inDays(days)} ni xumurama. Waggaa biraatiif ajajuuf Tenawas banaa:
${address}

${brand.name}`,
});

const subscriptionEnded: CoverTexts['plan-ended'] = ({ name, address }) => ({
  subject: 'Maamilummaan keessan xumurameera',
  text: `Akkam ${name},

maamilummaan keessan xumurameera; wanti inni haguugu kana booda hin haguugamu. Irra deebi’anii ajajachuuf Tenawas banaa:
${address}

${brand.name}`,
});

const planEnded: CoverTexts['plan-ended'] = ({ name, address }) => ({
  subject: 'Karoorri piriimiyemii keessan xumurameera',
  text: `Akkam ${name},

karoorri piriimiyemii keessan xumurameera; wanti inni haguugu kana booda hin haguugamu. Irra deebi’anii ajajachuuf Tenawas banaa:
${address}

${brand.name}`,
});

const instalmentDue: CoverTexts['instalment-due-soon'] = ({ name, days, address }) => ({
  subject: `Kaffaltiin kurmaana waggaa ${inDays(days)} kaffalama`,
  text: `Akkam ${name},

kaffaltiin kurmaana waggaa itti aanu kan haguuggii keessanii ${inDays(days)} kaffalamuu qaba. Ilaaluu fi kaffaluuf Tenawas banaa:
${address}

${brand.name}`,
});

const instalmentOverdue: CoverTexts['instalment-overdue'] = ({ name, address }) => ({
  subject: 'Kaffaltiin kurmaana waggaa hanga ammaatti hin kaffalamne',
  text: `Akkam ${name},

kaffaltiin kurmaana waggaa kaffalamuu qabu hanga ammaatti hin kaffalamne. Hanga yoomiitti akka haguugamtan ilaaluuf, haguuggiin keessan akka itti fufus kaffaluuf Tenawas banaa:
${address}

${brand.name}`,
});

export const coverTexts: CoverTexts = {
  'subscription-confirmed': ({ name, address }) => ({
    subject: 'Maamilummaan keessan mirkanaa’eera',
    text: `Akkam ${name},

maamilummaan keessan mirkanaa’eera. Yoom irraa kaasee akka hojjetu ilaaluuf Tenawas banaa:
${address}

${brand.name}`,
  }),
  'subscription-declined': ({ name, address }) => ({
    subject: 'Maamilummaan keessan hin mirkanoofne',
    text: `Akkam ${name},

maamilummaa keessan mirkaneessuu hin dandeenye. Sababa isaa dubbisuuf Tenawas banaa:
${address}

${brand.name}`,
  }),
  'plan-confirmed': ({ name, address }) => ({
    subject: 'Karoorri piriimiyemii keessan mirkanaa’eera',
    text: `Akkam ${name},

karoorri piriimiyemii keessan mirkanaa’eera. Yoom irraa kaasee akka hojjetu ilaaluuf Tenawas banaa:
${address}

${brand.name}`,
  }),
  'plan-declined': ({ name, address }) => ({
    subject: 'Karoorri piriimiyemii keessan hin mirkanoofne',
    text: `Akkam ${name},

karoora piriimiyemii keessan mirkaneessuu hin dandeenye. Sababa isaa dubbisuuf Tenawas banaa:
${address}

${brand.name}`,
  }),
  'instalment-paid': ({ name, address }) => ({
    subject: 'Kaffaltiin kurmaana waggaa keessan kaffalameera',
    text: `Akkam ${name},

kaffaltiin kurmaana waggaa keessan kaffalameera, haguuggiin keessanis itti fufa. Hanga yoomiitti akka haguugamtan, akkasumas nagahee ilaaluuf Tenawas banaa:
${address}

${brand.name}`,
  }),
  'family-confirmed': ({ name, address }) => ({
    subject: 'Miseensi maatii keessanii mirkanaa’eera',
    text: `Akkam ${name},

miseensi maatii keessanii mirkanaa’eera. Amma nama kanaaf gaaffii beenyaa dhiyeessuu dandeessu:
${address}

${brand.name}`,
  }),
  'family-declined': ({ name, address }) => ({
    subject: 'Miseensi maatii keessanii hin mirkanoofne',
    text: `Akkam ${name},

miseensa maatii keessanii mirkaneessuu hin dandeenye. Sababa isaa dubbisuuf Tenawas banaa:
${address}

${brand.name}`,
  }),
  'subscription-ending': subscriptionEnding,
  'subscription-ending-soon': subscriptionEnding,
  'plan-ending': planEnding,
  'plan-ending-soon': planEnding,
  'subscription-ending-tomorrow': subscriptionEnding,
  'plan-ending-tomorrow': planEnding,
  'subscription-ended': subscriptionEnded,
  'plan-ended': planEnded,
  'instalment-due-soon': instalmentDue,
  'instalment-due-tomorrow': instalmentDue,
  'instalment-overdue': instalmentOverdue,
};
