import type { messages as en } from '../en/card.ts';

export const messages: typeof en = {
  title: 'Kaardii koo',
  description: 'Kaardii haguuggii qabaachuu keessanii fi maal akka haguugu hospitaalatti agarsiisu.',
  lead: 'Neetworkiin jiraatus dhabamus, hospitaala keessatti agarsiisaa.',
  bright: 'Yeroo dubbifamu ifa bilbila keessanii olkaasaa.',
  loading: 'Kaardiin keessan fidamaa jira…',
  nothingKnown:
    'Kaardiin keessan ammatti bilbila kanatti hin fidamne. Yeroo tokko neetworkii barbaada; sana booda neetworkii malees ni qabaattu.',
  noCover: {
    title: 'Amma haguuggii hin qabdan',
    text: 'Kaardiin wanta haguugamu agarsiisa. Tajaajilli ykn sagantaan Piriimiyamii akkuma mirkanaa’een kaardiin keessan asitti argama.',
    services: 'Tajaajiloota ilaalaa',
    premium: 'Waa’ee Piriimiyamii',
  },
  number: 'Lakkoofsa kaardii',
  covered: 'Kan haguugaman',
  until: (day) => `hanga ${day}`,
  confirmed: (day) => `Kan mirkanaa’e gaafa ${day}.`,
  valid: (day) => `Koodichi hanga ${day} ni hojjeta.`,
  renewed: 'Yeroo akkaawuntii keessan neetworkiidhaan bantan hunda koodichi ni haaromfama.',
  code: 'Koodii hospitaalli kaardii kana mirkaneessuuf dubbisu',
  expired: 'Yeroon koodichaa darbeera',
  renew: (day) => `Hanga ${day} ni hojjeta ture. Fuula kana yeroo tokko neetworkiidhaan banaa; ni haaromfama.`,
  print: 'Maxxansaa',
  save: 'Akka suuraatti olkaa’aa',
  notSaved:
    'Suuricha bilbila kana irratti hojjechuun hin danda’amne. Kaardicha maxxansaa ykn suuraa iskiriinii kaasaa.',
  check: 'Hospitaalli akkamitti akka mirkaneessu',
  block: {
    heading: 'Bilbilli ykn kaardiin keessan badee?',
    lead: 'Kaardiin dhorkame hospitaalota keessatti fudhatama hin qabu; kaardii haaraa lakkoofsa biraa qabu battalumatti ni argattu.',
    action: 'Kaardii kana dhorkaatii haaraa baasaa',
    question: (number) => `Kaardiin ${number} haa dhorkamuu?`,
    means:
      'Kaardiin maxxanfamanii fi suuraaleen olkaa’aman lakkoofsa kana qaban kana booda hin hojjetan. Kun deebi’uu hin danda’u.',
    confirm: 'Haa dhorkamu',
    cancel: 'Kaardichi haa turu',
    done: 'Kaardichi dhorkameera. Kun kaardii haaraa keessani.',
    failed: 'Kaardichi hin dhorkamne. Walqunnamtii barbaada: maaloo irra deebi’aa yaalaa ykn nuuf bilbilaa.',
  },
};
