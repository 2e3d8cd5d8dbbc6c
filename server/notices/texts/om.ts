import { brand } from '../../../src/contract/brand.ts';
import { codeMinutes } from '../../codes/codes.ts';
import type { NoticeTexts } from './en.ts';

export const texts: NoticeTexts = {
  passwordCode: (name, code) => ({
    subject: 'Koodii jecha iccitii haaraa',
    text: `Akkam ${name},

koodiin keessan ${code}

Fuula itti gaafattan irratti barreessaa. Daqiiqaa ${codeMinutes}f hojjeta. Tenawas irraa namni koodii kana isin gaafatu hin jiru.

Yoo hin gaafanne ta’e homaa gochuun isin hin barbaachisu: jechi iccitii keessan akkuma jirutti tura.

${brand.name}`,
  }),
  emailCode: (name, code) => ({
    subject: 'Koodii teessoo imeelii haaraa',
    text: `Akkam ${name},

koodiin keessan ${code}

Qindaa’ina akkaawuntii keessanii keessatti barreessaa; sana booda kun teessoo imeelii keessan kan Tenawas ta’a. Daqiiqaa ${codeMinutes}f hojjeta.

Yoo hin gaafanne ta’e homaa gochuun isin hin barbaachisu.

${brand.name}`,
  }),
  accountExists: (name) => ({
    subject: 'Tenawas irratti akkaawuntii qabdu',
    text: `Akkam ${name},

namni tokko teessoo imeelii kana akkaawuntii Tenawasiif galcheera. Teessoon kun duraan akkaawuntii qaba, keessa isaas wanti jijjiirame hin jiru.

Yoo isin taatan jecha iccitii keessaniin seenaa, yookaan fuula seensaa irratti “Jecha iccitii dagattanii?” jedhu fayyadamaa. Yoo isin miti ta’e homaa gochuun isin hin barbaachisu.

${brand.name}`,
  }),
  passwordChanged: (name) => ({
    subject: 'Jechi iccitii keessan jijjiirameera',
    text: `Akkam ${name},

jechi iccitii akkaawuntii keessanii jijjiirameera. Bilbiloonni biroo ittiin seentan irra deebi’anii seenuu qabu.

Yoo isin miti ta’e, halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  emailChanged: (name) => ({
    subject: 'Teessoon imeelii keessanii jijjiirameera',
    text: `Akkam ${name},

teessoon imeelii akkaawuntii keessanii jijjiirameera. Guyyaa sadiif ammas gara teessoo duraaniitti barreessina.

Yoo isin miti ta’e, fuula seensaa irratti “Jecha iccitii dagattanii?” jedhu keessatti teessoo duraanii galchaa: koodii gara isaatti erginuun jecha iccitii haaraa filattu, innis deebi’ee teessoo akkaawuntii keessanii ta’a. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  claimNews: {
    question: (name, number, address) => ({
      subject: `Gaaffii waa’ee gaaffii beenyaa keessan ${number}`,
      text: `Akkam ${name},

waa’ee gaaffii beenyaa keessan ${number} gaaffii qabna. Maaloo Tenawas irratti dubbisaatii deebisaa:
${address}

${brand.name}`,
    }),
    decided: (name, number, address) => ({
      subject: `Gaaffiin beenyaa keessan ${number} murtaa’eera`,
      text: `Akkam ${name},

gaaffiin beenyaa keessan ${number} murtaa’eera. Murtii isaa ilaaluuf Tenawas banaa:
${address}

${brand.name}`,
    }),
    paid: (name, number, address) => ({
      subject: `Gaaffiin beenyaa keessan ${number} kaffalameera`,
      text: `Akkam ${name},

gaaffii beenyaa keessan ${number} kaffalleerra. Yoomii fi eessatti akka kaffalame ilaaluuf Tenawas banaa:
${address}

${brand.name}`,
    }),
  },
};
