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
  passwordChanged: (name) => ({
    subject: 'Jechi iccitii keessan jijjiirameera',
    text: `Akkam ${name},

jechi iccitii akkaawuntii keessanii jijjiirameera. Bilbilli ittiin seentan hundi irra deebi’ee seenuu qaba.

Yoo isin miti ta’e, halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
};
