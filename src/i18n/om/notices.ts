import type { messages as en } from '../en/notices.ts';

export const messages: typeof en = {
  title: 'Beeksisa',
  description: 'Wanta Tenawas waa’ee gaaffii beenyaa fi akkaawuntii keessanii isinitti hime.',
  lead: 'Wanta gaaffii beenyaa fi akkaawuntii keessan irratti ta’e, haaraan dura.',
  loading: 'Beeksisni keessan fidamaa jira…',
  nothingKnown: 'Nu arguun hin danda’amne, beeksisni keessanis ammallee bilbila kanatti hin fidamne.',
  none: 'Ammaaf homtuu hin jiru',
  noneYet:
    'Gaaffiin beenyaa yeroo nu ga’u yookaan murtaa’u, yookaan akkaawuntiin keessan yeroo jijjiiramu asitti dubbistu.',
  choose: 'Wanta isinitti himnuu fi karaa ittiin himnu filadhaa',
  isNew: 'Haaraa',
  texts: {
    'claim-received': (number) => `Gaaffiin beenyaa keessan ${number} nu ga’eera.`,
    'claim-question': (number) => `Waa’ee gaaffii beenyaa keessan ${number} gaaffii qabna.`,
    'claim-approved': (number) => `Gaaffiin beenyaa keessan ${number} fudhatameera.`,
    'claim-declined': (number) => `Gaaffiin beenyaa keessan ${number} hin fudhatamne.`,
    'claim-paid': (number) => `Gaaffiin beenyaa keessan ${number} kaffalameera.`,
    'subscription-confirmed': 'Maamilummaan keessan mirkanaa’eera.',
    'subscription-declined': 'Maamilummaan keessan hin mirkanoofne.',
    'plan-confirmed': 'Karoorri piriimiyemii keessan mirkanaa’eera.',
    'plan-declined': 'Karoorri piriimiyemii keessan hin mirkanoofne.',
    'instalment-paid': 'Kaffaltiin kurmaana waggaa haguuggii keessanii kaffalameera.',
    'family-confirmed': 'Miseensi maatii keessanii mirkanaa’eera.',
    'family-declined': 'Miseensi maatii keessanii hin mirkanoofne.',
    ending: {
      subscription: (day) => `Maamilummaan keessan ${day} ni xumurama.`,
      plan: (day) => `Karoorri piriimiyemii keessan ${day} ni xumurama.`,
    },
    ended: {
      subscription: (day) => `Maamilummaan keessan ${day} xumurameera.`,
      plan: (day) => `Karoorri piriimiyemii keessan ${day} xumurameera.`,
    },
    instalment: {
      due: (day) => `Kaffaltiin kurmaana waggaa keessan itti aanu ${day} kaffalamuu qaba.`,
      overdue: (day) => `Kaffaltiin kurmaana waggaa ${day} kaffalamuu qabu hanga ammaatti hin kaffalamne.`,
    },
    'password-changed': 'Jechi iccitii keessan jijjiirameera.',
    'email-changed': 'Teessoon imeelii keessanii jijjiirameera.',
    'phone-changed': 'Lakkoofsi bilbilaa keessan jijjiirameera.',
    'new-log-in': 'Bilbila biraan akkaawuntii keessan seenameera.',
    'sessions-ended': 'Seensi akkaawuntii keessanii fuula qindaa’inaa irratti addaan citeera.',
    'sessions-ended-by-us': 'Seensa akkaawuntii keessanii hunda addaan kutneerra.',
    'data-downloaded': 'Wanti waa’ee keessan qabnu hundi buufameera.',
    'deletion-requested': 'Akkaawuntiin keessan akka haqamu gaafatameera.',
    'card-blocked': 'Kaardiin tokko dhorkameera; bakka isaa kaardiin haaraan buuse.',
  },
};
