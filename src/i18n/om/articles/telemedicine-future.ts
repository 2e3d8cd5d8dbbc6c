import type { Article } from '../../article.ts';
import { messages as articles } from '../articles.ts';

export const messages: Article = {
  ...articles.list['telemedicine-future'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'Maatiin hedduun doktora dhiyoo jiru bira ga’uuf konkolaataa yaabbachuu qabu; deemsichis hojii guyyaa tokkoo nama jalaa fudhata. Wal’aansi bilbilaan jechuun doktora ykn narsii fageenya irraa sagalee bilbilaa ykn viidiyoodhaan haasofsiisuu jechuudha. Bakka mana yaalaa hin bu’u. Sirriitti yoo itti fayyadaman, deemsa hin barbaachisne ni hambisa; isa barbaachisu immoo ni ariifachiisa.',
    },
    { kind: 'heading', text: 'Yoom bilbiluun yeroo baay’ee gaha?' },
    {
      kind: 'list',
      items: [
        'Gaaffii waa’ee qorichaa: akkamitti akka fudhatan, yeroo fudhachuu dagattan maal akka gootan, qorichi lama waliin fudhatamuu akka danda’u.',
        'Bu’aa qorannoo ibsa barbaadu.',
        'Hordoffii dhukkuba yeroo dheeraa kan akka dhiibbaa dhiigaa, dhibee sukkaaraa ykn asmii, yeroo akkuma duriitti isinitti dhaga’amu.',
        'Utaalloo (furrii fi qufaa salphaa) ykn garaan xiqqoo jeeqamuu, nama guddaa dhuguu danda’uu fi rakkoo biraa hin qabne irratti.',
        'Shiffee ykn madaa xiqqaa suuraan agarsiisuu danda’amu.',
        'Yaaddoo, gadda ykn hirriba dhabuu, yeroo nama tokko wajjin iccitiin haasa’uu barbaaddan.',
        'Gaaffii “Mana yaalaa dhaquun ni barbaachisaa? Eessa?” jedhu.',
      ],
    },
    { kind: 'heading', text: 'Yoom qaamaan qoratamuu qabdu?' },
    {
      kind: 'paragraph',
      text: 'Namni tokkollee karaa bilbilaa laphee dhaggeeffachuu, garaa tuquu ykn dhiiga qorachuu hin danda’u. Dhukkubbii dabalaa deemuuf, madaa gadi fagaatuuf ykn diimatee ho’uuf, qufaa torban lama tureefis buufata fayyaa ykn hospitaala dhaqaa. Bakka busaan jirutti ho’i qaamaa yoo isin qabate, yoo danda’ame guyyuma sana dhiiga qoratamaa. Yeroo ulfaa bilbiluun hordoffii ulfaatti dabalata ta’a malee bakka isaa gonkumaa hin bu’u.',
    },
    { kind: 'heading', text: 'Mallattoolee balaa: dura hin bilbilinaa, deemaa' },
    {
      kind: 'note',
      urgent: true,
      text: 'Mallattoolee kana keessaa tokko yoo argitan, halkanis ta’e guyyaa, battaluma gara hospitaala ykn buufata fayyaa isinitti dhiyaatu deemaa. Gargaarsa karaa irraa bilbilaa.',
    },
    {
      kind: 'list',
      items: [
        'Nama kamiyyuu irratti: hargansuun ulfaachuu, dhukkubbii laphee cimaa, of wallaaluu ykn burjaaja’uu, gaggabdoo (of wallaalanii hollachuu), dhiigni dhaabbachuu diduu, tasa fuulli ykn qaamni gama tokkoo laafuu, tasa dubbachuu dadhabuu, ho’a qaamaa fi mormi jabaatee dabuu diduu, bofaan iddamuu (ciniinamuu), ykn summii liqimsuu.',
        'Daa’ima irratti: dhuguu ykn harma hodhuu kan hin dandeenye, waan fudhate hunda kan balaqqamu, gaggabdoo kan qabu, hirriba hamaa keessa kan jiru ykn dammaquu kan dadhabe, saffisaan ykn dhiphatee kan hargansu, ykn garaa kaasee iji isaa kan gad seene ykn sagaraan isaa dhiiga kan qabu.',
        'Daa’ima ji’a lamaa gadii irratti: ho’a qaamaa, qaamni qabbanaa’uu, harma sirriitti hodhuu dhabuu, ykn sochiin xiqqaachuu.',
        'Yeroo ulfaa fi da’umsa booda: qaama saalaa keessaa dhiiguu, dhukkubbii mataa cimaa, iji dukkanaa’uu, gaggabdoo, dhukkubbii garaa cimaa, ho’a qaamaa, hargansuun ulfaachuu, ciniinsuun osoo hin jalqabin bishaan dhangala’uu, ykn daa’imni garaa keessaa akka duriitti socho’uu dhabuu.',
        'Nama kamiyyuu irratti: yaada of ajjeesuu. Nama sana bira turaatii waliin deemaa.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Nama gaggabdoon qabe cinaachaan ciibsaa; afaan isaa keessa homaa hin kaa’inaa. Daa’imni garaa kaasaa qabu, yoo dammaqee jiraatee fi dhuguu danda’e, osoo karaa irra jiruu ORS (dhangala’aa bishaan qaama keessaa dhume bakka buusu) xiqqoo xiqqoon haa dhugu; harma hodhuus haa itti fufu.',
    },
    { kind: 'heading', text: 'Bilbiluuf akkamitti qophooftu?' },
    {
      kind: 'steps',
      items: [
        'Bakka callisaa neetworkiin jiru barbaadaa. Bakka viidiyoon addaan citutti sagaleen qofti gahaadha.',
        'Sa’aatii isaa irratti walii galaa; lakkoofsa sa’aatii kamiin akka ta’es himaa. Akka Itoophiyaatti sa’aatiin lama, lakkoofsa isa biraatiin sa’aatii saddeeti.',
        'Qorichoota keessan baakkeetuma isaanii wajjin, bu’aa qorannoo keessan isa dhumaas of dura kaa’adhaa.',
        'Wantoota sadii barreeffadhaa: maaltu akka isin rakkise, yoomii kaasee, maal akka yaaltan.',
        'Afaan caalaatti beektaniin haasa’aa; nama isiniif hiiku yoo barbaaddan himaa.',
        'Dhuma irratti waan hubattan irra deebi’aatii himaa: maal akka fudhattan, guyyaatti yeroo meeqa, mallattoo akkamiitti akka hatattamaan deemtan.',
      ],
    },
    { kind: 'heading', text: 'Itti aanee maaltu dhufa?' },
    {
      kind: 'paragraph',
      text: 'Neetworkiin waggaa waggaan fagaatee ni ga’a; gatiin bilbilaas gadi bu’aa jira. Wantoonni sadii guddachuu malu: ogeeyyiin fayyaa bakka xixiqqaa jiran osoo dhukkubsataan bira taa’uu doktora ispeeshaalistii gaafachuu, dhiibbaan dhiigaa manatti safaramee fageenya irraa ilaalamuu, bu’aan qorannoos saanduqa keessa osoo hin ta’in bilbila keessanitti ergamuu. Wanti jijjiiramuu hin qabne salphaadha. Odeeffannoo fayyaa keessanii eenyu akka argu isintu murteessa; deebii kan isiniif kennus nama.',
    },
  ],
  sources: [
    'Dhaabbata Fayyaa Addunyaa: Qindoomina wal’aansa dhukkuba daa’immanii, kitaaba chaartii, 2014',
    'Dhaabbata Fayyaa Addunyaa: Kunuunsa ulfaa, da’umsaa, da’umsa boodaa fi daa’ima dhalatee, maxxansa 3ffaa, 2015',
    'Ministeera Fayyaa Itoophiyaa: Kitaaba chaartii wal’aansa qindaa’aa dhukkuba daa’ima dhalatee fi daa’immanii',
  ],
};
