import type { Article } from '../../article.ts';
import { messages as articles } from '../articles.ts';

export const messages: Article = {
  ...articles.list['claims-guide'],
  blocks: [
    {
      kind: 'paragraph',
      text: 'Wal’aansatu dursa. Gaaffii beenyaaf jedhanii balbala hospitaalaa dura turuun hin barbaachisu. Haa ta’u malee, wal’aansi dhumee osoo gara manaa hin deebi’in daqiiqaawwan muraasni, gaaffiin beenyaa keessan salphaa ykn ulfaataa akka ta’u murteessu. Hospitaala sa’aatii afur fagaatu irraa waraqaa hafe argachuun rakkisaadha.',
    },
    { kind: 'heading', text: 'Hospitaalaa osoo hin ba’in dura' },
    { kind: 'paragraph', text: 'Waraqaalee kana gaafadhaa; hin sodaatinaa. Kan keessani.' },
    {
      kind: 'list',
      items: [
        'Nagahee kaffaltii hundaa: maqaa hospitaalaa, guyyaa, hanga maallaqaa fi chaappaa kan qabu.',
        'Herrega gosa gosaan addaan ba’e: sireedhaaf hangam, qorannoof hangam, qorichaaf hangam. Ida’amni qofti gahaa miti.',
        'Hospitaala ciistanii yoo baatan, waraqaa ba’umsa hospitaalaa. Dhukkubni maal akka ture fi maaltu akka godhame ni ibsa.',
        'Waraqaa ajaja qorichaa, nagahee mana qorichaa isaa wajjin.',
        'Bu’aa qorannoo laaboraatorii, raajii fi iskaanii.',
        'Hospitaalli tokko gara hospitaala biraatti yoo isin erge, waraqaa riifarii.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Amma waraqaa hunda irratti wantoota sadii dubbisaa: maqaa keessan, guyyaa fi hanga maallaqaa. Maqaan keessan akkuma waliigaltee inshuraansii keessan irra jirutti barreeffameeraa? Guyyaan isaa lakkoofsa kamiin akka ta’e ifaa? Wanti dogoggore yoo jiraate, namni kaffaltii fuudhu har’a daqiiqaa tokkotti sirreessuu danda’a.',
    },
    { kind: 'heading', text: 'Akkamitti waraqaa suuraa kaaftu?' },
    {
      kind: 'steps',
      items: [
        'Waraqaa sana foddaa bira ykn ala gaaddisa jala diriirsaa. Ibsaan bilbilaa (filaashiin) bakka adii itti uuma.',
        'Goleewwan afranuu suuraa keessatti akka mul’ataniif bilbila qajeelchaatii gubbaadhaan qabaa.',
        'Fuula tokko tokkoof suuraa tokko kaasaa. Duuba isaatti barreeffamni yoo jiraates isa suuraa kaasaa.',
        'Suuraa sana banaatii guddisaa. Chaappaa fi hanga maallaqaa dubbisuu dandeessuu? Yoo hin dandeenye irra deebi’aatii kaasaa.',
        'Guyyuma sana hojjedhaa. Qalamni nagahee irraa ni bada, waraqaanis ni jiidha.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Sana booda waraqaalee poostaa tokko keessa kaa’aatii guyyaa irratti barreessaa; beenyaan erga kaffalamee boodas qabadhaa. Suuraawwan unka gaaffii beenyaa irratti dabalaa: bilbilichi ni xiqqeessa, yeroo neetworkiin jirus gaaffii beenyaa booda ni erga. Waraqaaleen mataan isaanii yoo barbaachisan ni isin gaafanna; yeroo sana harkuma keessan keessa jiru.',
    },
    { kind: 'heading', text: 'Gaaffii beenyaa dhiyeessuu' },
    {
      kind: 'paragraph',
      text: 'Unkichi filannoo sadii qaba: hospitaala, tajaajilaa fi mala kaffaltii. Ibsa dabalataa keessatti waan ta’e jecha mataa keessaniin, afaan keessaniin barreessaa. Ibsi gaariin gabaabaadha: eenyutu dhukkubsate, yoomii kaasee, hospitaalli maal godhe, guyyaa kam kam, isin hoo meeqa kaffaltan.',
    },
    {
      kind: 'note',
      text: 'Fakkeenya: “Ilmi koo waggaa 6, Sadaasa 3 kufee harki isaa cabe. Guyyuma sana raajii ka’ee jeessoon hidhameef; torban sadii booda deebi’ee ilaalame. Bakka kaffaltiitti kaffaleera, nagahee lama qaba.”',
    },
    { kind: 'heading', text: 'Neetworkiin yeroo hin jirre' },
    {
      kind: 'list',
      items: [
        'Yeroo neetworkiin jiru al tokko akkaawuntii keessanitti seenaatii unka gaaffii beenyaa banaa. Sana booda neetworkii malees ni banama.',
        'Bakkuma jirtanitti gaaffii beenyaa barreessaa. Yeroo barreessitan ofumaan bilbila keessan irratti olkaa’ama.',
        'Ergaa. Fuulichi “Bilbila kana irratti olkaa’ameera, ammatti hin ergamne” jedha. Kun dogoggora miti. Neetworkiin yeroo deebi’u ni deema.',
        'Hanga ergamutti odeeffannoo biraawzarii hin haqinaa, bilbilichas nama biraatti hin kenninaa.',
        'Yeroo nu ga’u lakkoofsa galmee R-n jalqabu ni argitu. Lakkoofsicha barreeffadhaa. Isaan deeggarsi maamilaa gaaffii keessan battaluma argata.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Mirkaneeffachuuf jettanii irra deebitanii erguun hin barbaachisu. Bilbilichi yeroo baay’ee yaalus, gaaffiin beenyaa tokko al tokko qofa lakkaa’ama.',
    },
    { kind: 'heading', text: 'Sana booda' },
    {
      kind: 'paragraph',
      text: 'Gaaffii beenyaa keessan namatu dubbisa. Fuula gaaffiilee beenyaa irratti eessa akka ga’e ni argitu. Wanti hir’ate yoo jiraate maal akka ta’e ni barreeffama. Yoo kufaa ta’e, sababni isaa jecha ifaan achitti barreeffama. Sababichi dogoggora yoo isinitti fakkaate, maaliif akka ta’e nutti himaatii ragaa isaa nuuf ergaa. Namni ni dogoggora; nutis nama.',
    },
  ],
};
