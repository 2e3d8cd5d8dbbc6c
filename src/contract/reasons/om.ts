import type { ReasonCode } from './codes.ts';
import type { ReasonMessages } from './en.ts';

export const reasonMessages: Record<ReasonCode, ReasonMessages> = {
  'not-covered': {
    short: 'Hin haguugamu',
    sentence: 'Sagantaan inshuraansii keessan wal’aansa kana hin haguugu.',
    toDo: 'Waliigalteen inshuraansii keessan maal akka haguugu dubbisaa. Ni haguugama yoo isinitti fakkaate, lakkoofsa gaaffii beenyaa kanaa qabadhaatii nuuf bilbilaa.',
  },
  'not-subscribed': {
    short: 'Tajaajila hin bitatamne',
    sentence: 'Yeroo wal’aanamtan tajaajila kana hin qabdan turtan.',
    toDo: 'Tajaajila dogoggoraa yoo filattan, sirreessaatii gaaffii beenyaa kana irra deebi’aatii ergaa.',
  },
  'outside-period': {
    short: 'Yeroo inshuraansiitiin ala',
    sentence: 'Wal’aansichi inshuraansiin keessan osoo hin jalqabin dura ykn erga dhumee booda ture.',
    toDo: 'Guyyaan isaa yoo dogoggore, sirreessaatii gaaffii beenyaa kana irra deebi’aatii ergaa.',
  },
  'limit-reached': {
    short: 'Daangaan waggaa guuteera',
    sentence: 'Daangaan waggaa sagantaan keessan wal’aansa kanaaf qabu guuteera.',
    toDo: 'Waggaan inshuraansii keessanii itti aanu yoom akka jalqabu beekuuf nuuf bilbilaa.',
  },
  'papers-missing': {
    short: 'Waraqaan hir’ateera',
    sentence: 'Nagaheen ykn waraqaan biraa nu barbaachisu hir’ateera.',
    toDo: 'Hospitaalicha gaafadhaa, waan qabdan ibsa keessatti barreessaa, gaaffii beenyaa kanas irra deebi’aatii ergaa.',
  },
  'details-differ': {
    short: 'Ibsi wal hin simu',
    sentence: 'Wanti isin barreessitan waan hospitaalichi nutti hime wajjin wal hin simu.',
    toDo: 'Waraqaalee hospitaalaa irraa argattan wajjin wal bira qabaa ilaalaa, kan dogoggore sirreessaatii gaaffii beenyaa kana irra deebi’aatii ergaa.',
  },
  'not-readable': {
    short: 'Hin hubatamu',
    sentence: 'Gaaffiin beenyaa kun maaliif akka ta’e ibsa isaa irraa hubachuu hin dandeenye.',
    toDo: 'Maaltu akka wal’aaname, guyyaa kam akka ta’ee fi meeqa akka kaffaltan barreessaatii gaaffii beenyaa kana irra deebi’aatii ergaa.',
  },
  duplicate: {
    short: 'Yeroo lama ergame',
    sentence: 'Wal’aansa kanaaf kanaan dura gaaffii beenyaa isin irraa fudhanneerra.',
    toDo: 'Isa kaan gaaffiilee beenyaa keessan keessaa barbaadaa. Wal’aansa lama yoo ta’e, kanuma barreessaatii irra deebi’aatii ergaa.',
  },
  'not-a-partner': {
    short: 'Hospitaala nu waliin hin hojjenne',
    sentence: 'Wal’aansichi hospitaala nu waliin hojjetutti hin turre.',
    toDo: 'Hospitaala dogoggoraa yoo filattan, sirreessaatii gaaffii beenyaa kana irra deebi’aatii ergaa.',
  },
  other: {
    short: 'Sababa biraa',
    sentence: 'Gaaffii beenyaa kana mirkaneessuu hin dandeenye.',
    toDo: 'Waan isiniif barreessine dubbisaa. Wanti sirreeffamuu qabu yoo jiraate, sirreessaatii irra deebi’aatii ergaa.',
  },
  replaced: {
    short: 'Bakka bu’ameera',
    sentence: 'Bakka kanaa gaaffii beenyaa sirreeffame ergitaniittu.',
    toDo: 'Gaaffii beenyaa sirreeffame hordofaa; kana irratti wanti isin hojjettan kan biraa hin jiru.',
  },
};
