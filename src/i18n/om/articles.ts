import { type ArticleHead, type ArticleSlug, articleDates } from '../article.ts';
import type { messages as en } from '../en/articles.ts';

const list: Record<ArticleSlug, ArticleHead> = {
  'telemedicine-future': {
    title: 'Doktora bilbila irra: yoom bilbiluun gaha, yoom dhaquu qabdu?',
    description:
      'Wal’aansi bilbilaan har’a Itoophiyaa keessatti maal akka danda’u, itti aanee maaltu akka dhufu, akkamitti akka qophooftan, mallattoolee balaa hatattamaan hospitaala barbaadanis.',
    date: articleDates['telemedicine-future'],
    minutes: 3,
    picture: 'Dubartiin takka tulluuwwan keessatti mana geengoo fuuldura teessee bilbilaan haasofti.',
  },
  'claims-guide': {
    title: 'Gaaffii beenyaa salphaatti: waraqaa qabachuu fi suuraa kaasuu',
    description:
      'Hospitaalaa osoo hin ba’in waraqaalee gaafachuu qabdan, akkamitti suuraa akka kaaftan, neetworkiin yeroo hin jirre gaaffii beenyaa akkamitti akka dhiyeessitan.',
    date: articleDates['claims-guide'],
    minutes: 3,
    picture: 'Waraqaaleen fi poostaan banaan minjaala irra bilbila cinaa jiru.',
  },
  'health-insurance-tips': {
    title: 'Gorsa inshuraansii fayyaa: mallatteessuu dura dubbisaa',
    description:
      'Gaaffiilee sagal waliigaltee inshuraansii fayyaa kamiyyuuf osoo hin kaffalin dura gaafachuu qabdan, hojii daqiiqaa muraasaa hospitaalatti rakkoo isin oolchus.',
    date: articleDates['health-insurance-tips'],
    minutes: 3,
    picture: 'Maatiin tokko muka baargamoo jalatti waraqaa tokko waliin dubbisa.',
  },
};

export const messages: typeof en = {
  list,
  section: 'Barruulee fi oduu',
  published: (date: string) => `Gaafa ${date} maxxanfame`,
  minutes: (minutes: number) => `Dubbisuuf daqiiqaa ${minutes}`,
  urgent: 'Hatattamaan deemaa',
  note: 'Kana beekuun gaariidha',
  sources: 'Madda odeeffannoo kanaa',
  medical: 'Kun gorsa waliigalaati. Bakka doktoraa ykn narsii isin qoratuu hin bu’u.',
  others: 'Kanas dubbisaa',
  back: 'Gara fuula jalqabaatti deebi’aa',
};
