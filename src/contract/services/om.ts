import type { ServiceSlug } from '../catalogue.ts';
import type { ServiceWords } from './en.ts';

export const serviceWords: Record<ServiceSlug, ServiceWords> = {
  'hospital-network': {
    title: 'Hospitaalota nu waliin hojjetan',
    description:
      'Inshuraansii keessan hospitaalota nu waliin hojjetanitti fayyadamaa. Kaffaltiin tajaajila isaanii ni haguugama; osoo hin dhukkubsatin dura eessa akka deemtan ni beektu.',
    highlights: [
      'Kaffaltii tajaajila hospitaalaa kan karaa hospitaalota nu waliin hojjetanii haguugamu',
      'Tarree hospitaalotaa magaalaa fi lakkoofsa bilbilaa isaanii wajjin',
      'Magaalaa keessanittis ta’e yeroo imaltan, hospitaala nu waliin hojjetu kamittuu kan fayyadu',
      'Hospitaala isinitti dhiyaatu argachuuf gargaarsa bilbilaa',
      'Yeroo gaaffii beenyaa dhiyeessitan teessoo osoo hin barreessin tarree keessaa filachuu',
    ],
  },
  'claims-management': {
    title: 'Hordoffii gaaffii beenyaa',
    description:
      'Gaaffii beenyaa hunda unkaa kaasee hanga murtiitti isin waliin hordofna. Neetworkiin osoo hin jiraatinis bilbila keessan irratti guutaa; eessa akka ga’e yeroo barbaaddan ilaalaa.',
    highlights: [
      'Unka gabaabaa: hospitaala, tajaajila, mala kaffaltii fi waan ta’e',
      'Yeroo barreessitan bilbila keessan irratti olkaa’ama, neetworkiin yeroo jiru ergama',
      'Gaaffii beenyaa nu ga’e hundaaf lakkoofsa galmee',
      'Adeemsi hundi, erga nu ga’ee hanga murtaa’utti, guyyaa isaa wajjin',
      'Yoo kufaa ta’e sababa isaa jecha ifaan',
    ],
  },
  'emergency-assistance': {
    title: 'Gargaarsa hatattamaa',
    description:
      'Namni tasa yoo dhukkubsate ykn miidhame sa’aatii kamittuu bilbilaan isin gargaarra. Hospitaala kam akka geessitan isinitti himna. Gaaffiin beenyaa booda ga’a.',
    highlights: [
      'Nama halkanii fi guyyaa, waggaa guutuu dubbisuu dandeessan',
      'Hospitaala nu waliin hojjetu kan dhiyootti wal’aansa hatattamaa kennuu fi lakkoofsa bilbila isaa',
      'Hospitaalota nu waliin hojjetanitti haguuggii wal’aansa hatattamaa, akkaataa waliigaltee keessaniitti',
      'Wal’aansatu dursa: gaaffiin beenyaa booda dhiyaata',
      'Lubbuun balaa irra yoo jiraate, battaluma hospitaala dhiyootti geessaatii achi irraa nuuf bilbilaa',
    ],
  },
  'routine-checkups': {
    title: 'Qorannoo fayyaa idilee',
    description:
      'Osoo fayyaa jirtanii doktora bira dhaquu. Qorannoon salphaan rakkoo dafee arga, yeroo wal’aanuun salphaa fi baasiin isaa xiqqaa ta’etti.',
    highlights: [
      'Hospitaalota nu waliin hojjetanitti qorannoo fayyaa',
      'Dhiibbaa dhiigaa, ulfaatina qaamaa fi sukkaara dhiigaa safaruu',
      'Doktorri yoo ajaje qorannoo dhiigaa fi fincaanii bu’uuraa',
      'Daa’immaniif guddina isaanii fi guyyaa talaallii ilaaluu',
      'Bu’aa barreeffamaan kennamu, kan qabattanii yeroo itti aanu agarsiiftan',
    ],
  },
  'medication-support': {
    title: 'Deeggarsa qorichaa',
    description: 'Qoricha doktorri ajajeef gargaarsa baasii, al tokko yoo barbaaddanis ji’a ji’aan yoo fudhattanis.',
    highlights: [
      'Qoricha ajajame mana qorichaa hospitaalota nu waliin hojjetanii irraa',
      'Wal’aansa yeroo dheeraas, kan akka dhiibbaa dhiigaa, dhibee sukkaaraa ykn asmii',
      'Waan ofii kaffaltaniif gaaffii beenyaa, waraqaa ajaja qorichaa fi nagahee wajjin',
      'Manni qorichaa qoricha keessan yoo dhabe gorsa bilbilaa',
      'Qoricha gatiin isaa xiqqaa hojii wal fakkaatu hojjetu doktora keessan gaafachuuf gargaarsa',
    ],
  },
  'minor-surgeries': {
    title: 'Baqaqsanii hodhuu salphaa',
    description:
      'Haguuggii baqaqsanii hodhuu xiqqaa, kan hospitaala keessa yeroo dheeraa ciisuu hin barbaanneef. Namoonni baay’een guyyuma sana gara manaa galu.',
    highlights: [
      'Madaa hodhuu, malaa dhangalaasuu, iitoo xiqqaa baasuu',
      'Qoricha bakka sana qofa hadoochu, faashaa fi meeshaalee itti fayyadaman',
      'Sana booda madaa ilaaluu fi kirrii hodhaa baasuuf deebi’uu',
      'Kaffaltii ogeessa baqaqsee hodhuu fi kutaa hospitaala nu waliin hojjetuu, akkaataa waliigaltee keessaniitti',
      'Maal akka fudhattanii deemtanii fi maal akka gaafattan dursee gorsa bilbilaa',
    ],
  },
  'maternity-care': {
    title: 'Kunuunsa ulfaa fi da’umsaa',
    description:
      'Kunuunsa haadhaa fi daa’imaa, hordoffii ulfaa isa jalqabaa irraa hanga torbanoota da’umsa boodaatti: hordoffii ulfaa, da’umsa fi qorannoo itti aanu.',
    highlights: [
      'Hordoffii ulfaa fi qorannoowwan isaa wajjin deeman',
      'Hospitaala nu waliin hojjetutti da’umsa, kan idilee ykn baqaqsanii deessisuu',
      'Guyyootaa fi torbanoota da’umsa boodaa keessatti haadhaa fi daa’ima qorachuu',
      'Wanti sirrii hin taane yoo isinitti fakkaate lakkoofsa sa’aatii kamittuu bilbiltan',
      'Dafanii fudhachuun gaariidha: da’umsi haguugamuuf hammam turuu akka qabu waliigalteen keessan ni ibsa',
    ],
  },
  'customer-support': {
    title: 'Deeggarsa maamilaa',
    description:
      'Waa’ee inshuraansii, herregaa ykn gaaffii beenyaa keessanii namoota halkanii fi guyyaa dubbisuu dandeessan. Bilbilaa ykn barreessaa; hamma barbaaddan gaafadhaa.',
    highlights: [
      'Bilbilli sa’aatii kamittuu, guyyaa hunda ni kaafama',
      'Teessoo imeelii waan barreeffama ykn suuraa waraqaa barbaaduuf',
      'Osoo bilbila irra jirtanii unka gaaffii beenyaa guutuuf gargaarsa, sarara sararaan',
      'Gaaffii beenyaa keessan argachuuf lakkoofsi galmee qofti nu gaha',
      'Komiin ni barreeffama, deebiin isaas barreeffamaan kennama',
    ],
  },
  'international-treatment': {
    title: 'Wal’aansa biyya alaa',
    description:
      'Wal’aansa Itoophiyaa keessatti hin argamneef. Hospitaala biyya alaa argachuu, gatii isaa dursee walii galuu fi waraqaalee qopheessuu irratti isinii fi doktora keessan ni gargaarra.',
    highlights: [
      'Waraqaa riifarii doktora keessanii, galmeen keessanis dursee ergama',
      'Baasii eegamu osoo hin imalin dura hospitaalicha wajjin walii galuu',
      'Xalayaa viizaaf fi hospitaalaaf barbaachisu',
      'Wal’aansa biyya alaa hanga daangaa waliigaltee keessan keessa jiruutti',
      'Imala dura, yeroo imalaa fi imala booda nama tokkicha qunnamtan',
      'Gara biyyaa yeroo deebitan hospitaala nu waliin hojjetutti hordoffii',
    ],
  },
  'private-rooms': {
    title: 'Kutaa dhuunfaa',
    description:
      'Hospitaala nu waliin hojjetu keessa yeroo ciistan kutaa mataa keessanii: dhukkubsataaf callisa, fira bira turuuf immoo bakka ga’aa.',
    highlights: [
      'Kutaa nama tokkoo, bakka hospitaalichi duwwaa qabutti',
      'Bakka firri tokko isin bira turu',
      'Kaffaltiin kutaa hanga daangaa waliigaltee keessan keessa jiruutti haguugama',
      'Hospitaala ciisuun keessan beellamaan yoo ta’e dursee gaafatama',
      'Kutaan nama tokkoo hanga duwwaa ta’utti, kutaa waliinii keessatti haguuggiin akkuma duriitti itti fufa',
    ],
  },
  'advanced-diagnostics': {
    title: 'Qorannoo dhukkubaa olaanaa',
    description:
      'Iskaanii fi qorannoo addaa yeroo doktorri caalaatti ilaaluu barbaadu. Maashiniin eessa akka jiru isiniif barbaanna; qorannichas akkaataa waliigaltee keessaniitti ni haguugna.',
    highlights: [
      'Iskaanii CT fi MRI',
      'Altiraasaawundii onnee fi altiraasaawundii addaa biroo',
      'Baayopsii (muraa xiqqaa qaama irraa fudhatamu) fi qorannoo laaboraatorii addaa',
      'Hospitaala nu waliin hojjetu kan meeshaa sana qabutti beellama',
      'Bu’aan keessan harkuma keessan gala, doktora filattan kamittuu geessitu',
    ],
  },
  'air-ambulance': {
    title: 'Ambulaansii qilleensaa',
    description:
      'Dhukkubsataan hospitaala fagoo ga’uu qabu yoo karaan lafaa yeroo dheeraa fudhate, xiyyaaraan ni geessama. Ogeeyyiin fayyaa dhukkubsataa wajjin imalu.',
    highlights: [
      'Doktora itti gaafatamaan ykn sa’aatii kamittuu bilbilaan gaafatama',
      'Karaa irratti ogeeyyii fi meeshaalee fayyaa dhukkubsataa wajjin',
      'Xiyyaarichi osoo hin ka’in hospitaalli itti geeffamu dursee ni beeka',
      'Gara dirree xiyyaaraa fi achi irraa ambulaansii konkolaataa',
      'Haalli qilleensaa ykn dirreen xiyyaaraa yoo hin mijanne deebii dhugaa, karaa lafaas gargaarsa',
    ],
  },
  'preventive-healthcare': {
    title: 'Ittisa dhukkubaa',
    description:
      'Kunuunsa dhukkuba ittisu: qorannoo dursaa, talaallii fi gorsa umurii fi seenaa fayyaa maatii keessanii wajjin deemu. Qorannoo fayyaa caalaa, karoora waggaati.',
    highlights: [
      'Waggaatti al tokko doktora wajjin waa’ee balaa fayyaa keessanii haasa’uu',
      'Akka gorsa doktoraatti qorannoo dursaa dhiibbaa dhiigaa, dhibee sukkaaraa, kaansarii morma gadameessaa fi kaansarii harmaa',
      'Akka gorsa doktoraatti talaallii namoota gurguddaa',
      'Gorsa nyaataa, sochii qaamaa, hirribaa, tamboo, dhugaatii alkoolii fi caatii',
      'Karoora barreeffamaa maal, yoom akka qorattan ibsu',
    ],
  },
  telemedicine: {
    title: 'Wal’aansa bilbilaan',
    description:
      'Bakkuma jirtanitti doktora wajjin bilbila ykn viidiyoon haasa’aa. Qoratamuun yoo hin barbaachifne karaa isin hambisa; dhufuu yoo qabaattan immoo ifatti isinitti hima.',
    highlights: [
      'Sagaleen bilbilaa gahaadha; viidiyoo bakka neetworkiin danda’utti',
      'Gaaffii waa’ee mallattoo dhukkubaa, bu’aa qorannoo fi qorichaa',
      'Hordoffii dhukkuba yeroo dheeraa, beellama mana yaalaa gidduutti',
      'Qaamaan qoratamuu yoo qabaattan hospitaala dhiyoo nu waliin hojjetu isinitti himu',
      'Iccitiin keessan eegamaadha, akkuma kutaa doktoraa keessatti',
      'Yeroo hatattamaatiif miti: mallattoo balaa yoo argitan battaluma hospitaala dhaqaa',
    ],
  },
};
