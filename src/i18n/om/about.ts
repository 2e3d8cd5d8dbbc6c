import { brand } from '../../contract/brand.ts';
import type { messages as en } from '../en/about.ts';

export const messages: typeof en = {
  title: 'Waa’ee keenya',
  description:
    'Eenyu akka taane, maal waadaa akka gallee fi akkamitti akka hojjennu: inshuraansii fayyaa Itoophiyaaf, hospitaalota nu waliin hojjetan wajjin.',
  welcome: {
    heading: `Gara ${brand.name} baga nagaan dhuftan`,
    paragraphs: [
      'Nuti dhaabbata inshuraansii fayyaa Itoophiyaa keessaati. Namoonni waggaa waggaan maallaqa beekamaa kaffalu; yeroo dhukkubsatan immoo nuti kaffaltii hospitaalaa ni gargaarra.',
      'Kaffaltiin tajaajila hospitaalaa karaa hospitaalota nu waliin hojjetanii ni haguugama. Hospitaala nu waliin hojjetu dhaqxanii wal’aanamtu; baasiin isaa maatii keessan qofa irratti hin kufu.',
      'Marsariitii keenya bilbila qabdanii fi neetworkii argattaniif hojjenne. Osoo neetworkiin hin jiraatinis dubbisuu, gaaffii beenyaa barreessuu fi inshuraansii keessan ilaaluu dandeessu.',
    ],
  },
  reasons: {
    heading: 'Sababoota nu filattaniif',
    items: [
      {
        title: 'Gatii isaa ni beektu',
        text: 'Gatii waggaa guutuu tokko; osoo hin mallatteessin dura isinitti himama.',
      },
      {
        title: 'Nu argachuu dandeessu',
        text: 'Halkanii fi guyyaa, waggaa guutuu, namatu bilbila isiniif kaasa.',
      },
      {
        title: 'Gaaffii beenyaa keessan hordofuu dandeessu',
        text: 'Lakkoofsa ni qaba; tokkoon tokkoon adeemsaas guyyaa isaa ni agarsiisa. Yoo kufaa ta’e sababni isaa ni barreeffama.',
      },
      {
        title: 'Wanti barreessitan hin badu',
        text: 'Wanti barreessitan nu ga’uu isaa hanga isinitti himnutti bilbila keessan irra tura.',
      },
      {
        title: 'Waan isin barbaachisu qofa fudhattu',
        text: 'Tokkoon tokkoon tajaajilaa kophaatti fudhatama. Warri dhiyeenya wal fuudhanii fi akkoon tokko waanuma wal fakkaatuuf kaffaluu hin qaban.',
      },
      {
        title: 'Fayyaan keessan dhimma dhuunfaa keessani',
        text: 'Warra gaaffii beenyaa keessan irratti hojjetan qofatu dubbisa.',
      },
    ],
  },
  mission: {
    heading: 'Ergama keenya',
    text: 'Sodaa herrega hospitaalaa namarraa fuudhuu: sagantaa maatiin kaffaluu danda’uu fi gaaffii beenyaa namni kamiyyuu bilbilaan dhiyeessuu danda’u kennuun.',
  },
  vision: {
    heading: 'Mul’ata keenya',
    text: 'Itoophiyaa keessatti, magaalaas ta’e baadiyyaa karaan konkolaataa hin geenyetti, namni tokkollee sababa baasiitiin doktora bira dhaquu osoo hin turin arguu.',
  },
  team: {
    heading: 'Garee keenya',
    intro: 'Namoonni isin dubbisuu dandeessan kunooti. Gareen hundi gara garee biraatti isin dabarsuu danda’a.',
    teams: [
      {
        name: 'Deeggarsa maamilaa',
        text: 'Sa’aatii kamittuu bilbilaa fi xalayaa keessaniif deebii kenna; unka guutuu irrattis sarara sararaan isin gargaara.',
      },
      {
        name: 'Gaaffii beenyaa',
        text: 'Gaaffii beenyaa hunda ni dubbisa, wanta hir’ate ni gaafata, ni murteessa, sababa isaas ni barreessa.',
      },
      {
        name: 'Hariiroo hospitaalotaa',
        text: 'Hospitaalota waliin waliigaltee uuma; tarreen hospitaalotaas sirrii akka ta’u ni hordofa.',
      },
      {
        name: 'Gorsa fayyaa',
        text: 'Murtiin haqa qabeessa akka ta’uuf, wal’aansi tokko maaliif akka kenname garee gaaffii beenyaatti ni ibsa.',
      },
      {
        name: 'Tajaajila Piriimiyamii',
        text: 'Wal’aansa biyya alaa, geejjiba qilleensaa fi beellama qorannoo addaa ni mijeessa.',
      },
    ],
  },
  contact: {
    heading: 'Nuuf barreessaa',
    text: 'Gaaffii, komii, jecha gaarii: hunda isaa ni dubbisna.',
  },
};
