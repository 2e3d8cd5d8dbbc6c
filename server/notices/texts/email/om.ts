import { brand } from '../../../../src/contract/brand.ts';
import { codeMinutes } from '../../../codes/codes.ts';
import { coverTexts } from '../cover/om.ts';
import type { EmailTexts } from '../kinds.ts';

const decided: EmailTexts['claim-approved'] = ({ name, number, address }) => ({
  subject: `Gaaffiin beenyaa keessan ${number} murtaa’eera`,
  text: `Akkam ${name},

gaaffiin beenyaa keessan ${number} murtaa’eera. Murtii isaa ilaaluuf Tenawas banaa:
${address}

${brand.name}`,
});

export const texts: EmailTexts = {
  'password-code': ({ name, code }) => ({
    subject: 'Koodii jecha iccitii haaraa',
    text: `Akkam ${name},

koodiin keessan ${code}

Fuula itti gaafattan irratti barreessaa. Daqiiqaa ${codeMinutes}f hojjeta. Tenawas irraa namni koodii kana isin gaafatu hin jiru.

Yoo hin gaafanne ta’e homaa gochuun isin hin barbaachisu: jechi iccitii keessan akkuma jirutti tura.

${brand.name}`,
  }),
  'email-code': ({ name, code }) => ({
    subject: 'Koodii teessoo imeelii haaraa',
    text: `Akkam ${name},

koodiin keessan ${code}

Qindaa’ina akkaawuntii keessanii keessatti barreessaa; sana booda kun teessoo imeelii keessan kan Tenawas ta’a. Daqiiqaa ${codeMinutes}f hojjeta.

Yoo hin gaafanne ta’e homaa gochuun isin hin barbaachisu.

${brand.name}`,
  }),
  'account-exists': ({ name }) => ({
    subject: 'Tenawas irratti akkaawuntii qabdu',
    text: `Akkam ${name},

namni tokko teessoo imeelii kana akkaawuntii Tenawasiif galcheera. Teessoon kun duraan akkaawuntii qaba, keessa isaas wanti jijjiirame hin jiru.

Yoo isin taatan jecha iccitii keessaniin seenaa, yookaan fuula seensaa irratti “Jecha iccitii dagattanii?” jedhu fayyadamaa. Yoo isin miti ta’e homaa gochuun isin hin barbaachisu.

${brand.name}`,
  }),
  'password-changed': ({ name }) => ({
    subject: 'Jechi iccitii keessan jijjiirameera',
    text: `Akkam ${name},

jechi iccitii akkaawuntii keessanii jijjiirameera. Bilbiloonni biroo ittiin seentan irra deebi’anii seenuu qabu.

Yoo isin miti ta’e, halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'email-changed': ({ name }) => ({
    subject: 'Teessoon imeelii keessanii jijjiirameera',
    text: `Akkam ${name},

teessoon imeelii akkaawuntii keessanii jijjiirameera. Guyyaa sadiif ammas gara teessoo duraaniitti barreessina.

Yoo isin miti ta’e, fuula seensaa irratti “Jecha iccitii dagattanii?” jedhu keessatti teessoo duraanii galchaa: koodii gara isaatti erginuun jecha iccitii haaraa filattu, innis deebi’ee teessoo akkaawuntii keessanii ta’a. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'claim-received': ({ name, number, address }) => ({
    subject: `Gaaffiin beenyaa keessan ${number} nu ga’eera`,
    text: `Akkam ${name},

gaaffiin beenyaa keessan ${number} nu ga’eera. Tenawas irratti hordofaa:
${address}

${brand.name}`,
  }),
  'claim-question': ({ name, number, address }) => ({
    subject: `Gaaffii waa’ee gaaffii beenyaa keessan ${number}`,
    text: `Akkam ${name},

waa’ee gaaffii beenyaa keessan ${number} gaaffii qabna. Maaloo Tenawas irratti dubbisaatii deebisaa:
${address}

${brand.name}`,
  }),
  'claim-approved': decided,
  'claim-declined': decided,
  'claim-paid': ({ name, number, address }) => ({
    subject: `Gaaffiin beenyaa keessan ${number} kaffalameera`,
    text: `Akkam ${name},

gaaffii beenyaa keessan ${number} kaffalleerra. Yoomii fi eessatti akka kaffalame ilaaluuf Tenawas banaa:
${address}

${brand.name}`,
  }),
  'account-deleted': () => ({
    subject: 'Akkaawuntiin keessan haqameera',
    text: `Akkam,

akkuma gaafattanitti akkaawuntiin keessan kan Tenawas haqameera. Wanti seerri gaaffii beenyaa keessan irraa akka qabannu nu dirqisiisu kan eenyuu akka ture hin dubbatu.

${brand.name}`,
  }),
  'new-log-in': ({ name }) => ({
    subject: 'Bilbila biraan seenameera',
    text: `Akkam ${name},

bilbila yookaan biraawzarii kanaan dura itti hin fayyadamneen akkaawuntii keessan seenameera.

Yoo isin miti ta’e, fuula seensaa irratti “Jecha iccitii dagattanii?” jedhuun jecha iccitii haaraa filadhaa: seensa hunda ni xumura. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'sessions-ended': ({ name }) => ({
    subject: 'Seensi akkaawuntii keessanii addaan citeera',
    text: `Akkam ${name},

seensi akkaawuntii keessanii tokko yookaan isaa ol fuula qindaa’inaa irratti jecha iccitii keessaniin addaan citeera.

Yoo isin miti ta’e, fuula seensaa irratti “Jecha iccitii dagattanii?” jedhuun jecha iccitii haaraa filadhaa: seensa hunda addaan kuta. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'sessions-ended-by-us': ({ name }) => ({
    subject: 'Seensa akkaawuntii keessanii hunda addaan kutneerra',
    text: `Akkam ${name},

seensa akkaawuntii keessanii hunda addaan kutneerra. Bilbila fi kompiitara hunda irratti irra deebitanii seenuu qabdu. Wanti achitti ergamuuf eeggatu achuma tura.

Maaliif akka ta’e yoo hin beekne, halkanii guyyaa nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'data-downloaded': ({ name }) => ({
    subject: 'Odeeffannoon keessan buufameera',
    text: `Akkam ${name},

wanti waa’ee keessan qabnu hundi jecha iccitii keessaniin akkaawuntii keessan irraa buufameera. Kana yoo baay’ate guyyaatti yeroo tokko barreessina.

Yoo isin miti ta’e, fuula seensaa irratti “Jecha iccitii dagattanii?” jedhuun jecha iccitii haaraa filadhaa: seensa hunda addaan kuta. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'deletion-requested': ({ name, address }) => ({
    subject: 'Akkaawuntiin keessan akka haqamu gaafatameera',
    text: `Akkam ${name},

akkaawuntiin keessan akka haqamu fuula qindaa’inaa irratti jecha iccitii keessaniin gaafatameera. Hanga haqnutti achuma irratti iyyata deebifachuu dandeessu:
${address}

Yoo isin miti ta’e, fuula seensaa irratti “Jecha iccitii dagattanii?” jedhuun jecha iccitii haaraas filadhaa: seensa hunda addaan kuta. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'card-blocked': ({ name, address }) => ({
    subject: 'Kaardiin dhorkameera',
    text: `Akkam ${name},

kaardiin akkaawuntii keessanii tokko dhorkameera. Kanaan booda hospitaalonni hin fudhatan; bakka isaa kaardiin haaraan buuse:
${address}

Yoo isin yookaan maatiin keessan hin gaafanne ta’e, fuula seensaa irratti “Jecha iccitii dagattanii?” jedhuun jecha iccitii haaraa filadhaa: seensa hunda addaan kuta. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  'phone-changed': ({ name }) => ({
    subject: 'Lakkoofsi bilbilaa keessan jijjiirameera',
    text: `Akkam ${name},

lakkoofsi bilbilaa akkaawuntii keessanii jijjiirameera.

Yoo isin miti ta’e, guyyaa sadii keessatti fuula seensaa irratti “Jecha iccitii dagattanii?” jedhu keessatti lakkoofsa duraanii galchaa: yoo mirkaneessitanii turtan, koodii gara isaatti erginuun jecha iccitii haaraa filattu, innis deebi’ee lakkoofsa akkaawuntii keessanii ta’a. Yookaan halkanii guyyaa battalumatti nuuf bilbilaa: ${brand.shownPhone}

${brand.name}`,
  }),
  ...coverTexts,
};
