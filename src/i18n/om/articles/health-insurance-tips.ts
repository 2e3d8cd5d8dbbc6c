import type { Article } from '../../article.ts';
import { messages as articles } from '../articles.ts';

export const messages: Article = {
  ...articles.list['health-insurance-tips'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'Rakkoon inshuraansii fayyaa irra caalaan hospitaalatti hin jalqabu. Guyyuma waliigalteen osoo hin dubbifamin mallattaa’u jalqaba. Waliigalteen inshuraansii waadaa haalawwan qabuudha. Waraqaa sana nama amantan wajjin walakkaa sa’aatii dubbisuun beeksisa kamiyyuu, kan keenya dabalatee, ni caala.',
    },
    { kind: 'heading', text: 'Gaaffiilee sagal gaafachuu qabdan' },
    {
      kind: 'paragraph',
      text: 'Dhaabbata inshuraansii kamiyyuu gaaffiilee kana gaafadhaa. Deebii isaa barreeffamaan fudhadhaatii waliigaltee wajjin qabadhaa.',
    },
    {
      kind: 'steps',
      items: [
        'Inshuraansichi eenyuuf? Isin qofaafi moo haadha manaa ykn abbaa manaa, ijoollee, haadhaa fi abbaa keessaniifis? Maqaa tokkoon tokkoon isaanii ilaalaa.',
        'Hospitaala kamitti fayyadamuu danda’a? Tarree isaa gaafadhaa; tokko mana keessanitti dhiyoo ta’uu isaa mirkaneeffadhaa.',
        'Maaltu haguugama? Waan maatii keessan dhuguma barbaachisu ilaalaa: qorannoo fayyaa, qoricha, da’umsa, baqaqsanii hodhuu.',
        'Maaltu hin haguugamne? Kutaan kun “wantoota hin haguugamne” jedhama. Yeroo lama dubbisaa.',
        'Yoo baay’ate hammamtu kaffalama? Daangaan waggaaf, yeroo tokko hospitaala ciisuuf ykn tajaajila tokkoof jiraachuu danda’a.',
        'Qooda hammamii ofii kootii kaffala? Sagantichi herrega keessaa kutaa tokko yoo haguuge, kan hafe isintu kaffala.',
        'Guyyaa kam irraa kaasee haguugama? Wantoonni tokko tokko, kan akka da’umsaa, yeroo eeggii booda qofa lakkaa’amu.',
        'Dhukkubni ani duraan qabu hoo? Osoo hin mallatteessin dura ifatti himaatii akkamitti akka haguugamu gaafadhaa.',
        'Gaaffii beenyaa akkamittin dhiyeessa, waraqaalee akkamii barbaada, hanga yoomiittis?',
      ],
    },
    { kind: 'heading', text: 'Jechoota sadan namoonni dogoggoraan hubatan' },
    {
      kind: 'list',
      items: [
        'Ni haguugama jechuun tola jechuu miti. Hanga daangaa waliigaltee keessa jiruutti ni kaffalama jechuudha.',
        'Yeroon eeggii kaffaltiin turuu isaa miti. Yeroo jalqabaa tajaajilli tokko itti hin lakkaa’amneedha.',
        'Hospitaalli inshuraansii waliin hojjetu isa dhaabbaticha wajjin waliigaltee qabu. Hospitaala biraatti fayyadamuun yoo dirqama ta’e maal akka ta’u gaafadhaa.',
      ],
    },
    { kind: 'heading', text: 'Waa’ee fayyaa keessanii ifatti himaa' },
    {
      kind: 'paragraph',
      text: 'Dhiibbaa dhiigaa, dhibee sukkaaraa ykn baqaqsanii hodhuu durii dhoksuun nama hawwisiisa ta’a. Maaloo hin dhoksinaa. Waan dhokfameef jecha, yeroma maallaqni baay’ee barbaachisu, gaaffiin beenyaa booda kufaa ta’uu danda’a. Waan beektan barreessaa; garagalcha waan barreessitanii immoo of biratti hambifadhaa.',
    },
    { kind: 'heading', text: 'Wantoota xixiqqaa gaaffii beenyaa baraaran' },
    {
      kind: 'list',
      items: [
        'Maqaa keessan bifa tokkoon barreessaa. Maqaan tokko qubee Laatiiniin bifa garaagaraan barreeffamuu danda’a. Waliigalteef akkaataa waraqaa eenyummaa keessan irra jirutti fayyadamaa; hospitaalichis akkasuma akka barreessu gaafadhaa.',
        'Lakkoofsa baraa lamaan. Guyyaan tokko lakkoofsa kamiin akka ta’e gaafadhaa. Barri 2019 akka lakkoofsa Itoophiyaa, akka lakkoofsa Awurooppaatti Fulbaana 2026 keessa jalqabe.',
        'Lakkoofsa bilbilaa tokko kan hin jijjiirre qabaadhaa. Yoo jijjiirame dhaabbata inshuraansiitti himaa.',
        'Suuraa fuula hundaa bilbila keessan irratti qabadhaatii nama amantan tokkotti ergaa.',
      ],
    },
    { kind: 'heading', text: 'Duraan inshuraansii biraa yoo qabaattan' },
    {
      kind: 'paragraph',
      text: 'Maatiin hedduun miseensa Inshuraansii Fayyaa Hawaasaati; kaan immoo karaa mana hojii isaanii inshuraansii qabu. Itti fufaa, hin dhiisinaa. Lamaan isaanii akkamitti akka waliin hojjetan, kamtu dura akka kaffalu, inni lammaffaan waan inni duraa hambise akka kaffalu ykn hin kaffalle gaafadhaa. Herregni tokko yeroo lama hin kaffalamu; garuu inshuraansiin lama isa tokkoo caalaa gargaaruu danda’a.',
    },
    { kind: 'heading', text: 'Osoo hin kaffalin dura' },
    {
      kind: 'paragraph',
      text: 'Gatii waggaa guutuu herregaa; yeroo haaromsitan meeqa akka ta’us gaafadhaa. Waan isin barbaachisu qofa filadhaa: warri dhiyeenya wal fuudhan da’umsaaf, haadhaa fi abbaan umriin deeman immoo qoricha guyyaa guyyaan fudhatamuuf dursa kennuu danda’u. Karaa ragaan isaa hafuun kaffalaa, kan akka dabarsa baankii ykn baankii mobaayilaa; nagahees gaafadhaa.',
    },
    {
      kind: 'note',
      text: 'Namni har’uma mallatteessaa jedhee yoo isin ariifachiise, hanga boriitti turaa. Waliigalteen gaariin erga rafanii bulanii boodas gaariidha.',
    },
    {
      kind: 'paragraph',
      text: 'Himni waliigaltee keessaa tokko yoo isiniif hin galle, dogoggorri kan himichaati malee kan keessan miti. Hanga ifa ta’utti gaafadhaa. Deeggarsi maamilaa kanumaaf jira.',
    },
  ],
};
