import type { messages as en } from '../en/letters.ts';

export const messages: typeof en = {
  state: {
    waiting: 'Bilbila kana irratti olkaa’ameera, ammatti hin ergamne',
    sending: 'Ergamaa jira',
    sent: (number: string, when: string) => `Ergameera, lakkoofsa galmee ${number}, gaafa ${when}`,
    needsLogIn: 'Erguuf seenaa',
    needsCorrection: 'Sirreeffama barbaada',
  },
  explanation: {
    waiting:
      'Neetworkiin yeroo jiru ofumaan ni deema. Fuula kana cufuu dandeessu. Irra deebitanii barreessuun hin barbaachisu.',
    sending: 'Gara keenya dhufaa jira. Nu ga’uu isaa hanga isinitti himnutti bilbila kana irra tura.',
    sent: 'Amma nu bira jira; bilbilli kun waan fedhe yoo ta’es hin badu.',
    needsLogIn: 'Bilbila kana irra jira. Akkaawuntii keessanitti seenaa; ni ergama.',
    needsCorrection:
      'Akka jirutti fudhachuu hin dandeenye. Bilbila kana irra jira: sirreessaatii irra deebi’aatii ergaa.',
    earlierArrived:
      'Osoo hin jijjiirin dura garagalchi duraa nu ga’ee ture; kanaaf kun hin fudhatamne: wanti tokkollee si’a lama hin ergamu. Isa duraa gaaffii keessan keessatti argattu. Jijjiiramni yoo barbaachise nuuf bilbilaa.',
    refusedUnchanged: 'Fudhachuu hin dandeenye. Bilbila kana irra jira.',
  },
  lastAttempt: (when: string) => `Yeroo dhumaaf kan yaalame: ${when}`,
  kind: {
    claim: 'Gaaffii beenyaa',
    'premium-claim': 'Gaaffii beenyaa Piriimiyamii',
    'claim-answer': 'Deebii gaaffii',
    'claim-review': 'Iyyata irra deebi’anii ilaaluu',
    'claim-request': 'Iyyata gara bulchaa',
    'call-back': 'Iyyata akka bilbilamuuf',
    subscription: 'Bittaa tajaajilaa',
    upgrade: 'Gara Piriimiyamii ce’uu',
  },
  act: {
    sendNow: 'Amma ergaa',
    tryAgain: 'Irra deebi’aatii yaalaa',
    logIn: 'Seenaa',
    correct: 'Sirreessaa',
    tooLateToEdit:
      'Amma ergamaa waan jiruuf jijjiiramuu hin danda’u. Yoo milkaa’uu baate irra deebitanii gulaaluu dandeessu.',
    edit: 'Gulaalaa',
    discard: 'Haqaa',
  },
  discard: {
    title: 'Kana haquu barbaadduu?',
    text: 'Kun hin ergamne. Wanti barreessitan bilbila kana irraa ni haqama; deebisuun hin danda’amu.',
    textSending: 'Yeroo ammaa kana ergamaa jira. Dursee yoo nu ga’e nu biratti hafa.',
    yes: 'Eeyyee, haqaa',
    no: 'Lakki, haa turu',
  },
};
