import type { words as en } from '../en/settings.ts';

export const words: typeof en = {
  title: 'Qindaa’ina',
  description: 'Maqaa, imeelii, lakkoofsa bilbilaa fi jecha iccitii keessan.',
  lead: 'Maal jennee akka isin beeknu, akkamittis akka seentan.',
  profile: {
    heading: 'Piroofaayilii haaromsaa',
    username: 'Maqaa fayyadamaa',
    email: 'Imeelii',
    phone: 'Bilbila',
    submit: 'Jijjiirama olkaa’aa',
    kept: 'Jijjiiramni kun ammatti hin ergamne. Hanga olkeessanitti bilbila kana irra tura.',
    notKept: 'Jijjiiramni kun ammatti hin ergamne; bilbilli kunis bakka itti qabatu hin qabu. Osoo hin ba’in olkaa’aa.',
    discard: 'Jijjiirama haqaa',
    updated: 'Piroofaayiliin keessan haaromfameera.',
    failed: 'Piroofaayilii keessan haaromsuun hin danda’amne.',
  },
  password: {
    heading: 'Jecha iccitii jijjiiraa',
    lead: 'Bilbiloota biroo ittiin seentan irratti irra deebitanii seenuu qabdu.',
    current: 'Jecha iccitii ammaa',
    new: 'Jecha iccitii haaraa',
    rule: (least: number) =>
      `Yoo xiqqaate qubee ${least}. Himni gabaabaan yaadachuuf salphaa, tilmaamuuf immoo ulfaataadha.`,
    show: 'Agarsiisaa',
    hide: 'Dhoksaa',
    submit: 'Jecha iccitii jijjiiraa',
    changed: 'Jechi iccitii keessan jijjiirameera.',
    failed: 'Jecha iccitii keessan jijjiiruun hin danda’amne.',
    perhaps: 'Gidduutti neetworkiin yoo cite, jijjiiramee ta’uu danda’a.',
  },
  phone: {
    heading: 'Bilbila kana irratti',
    keeps: 'Wanti asitti olkeessan hanga ergamutti tura: bilbilli kun akka hin haqne waadaa galeera.',
    mayClear:
      'Wanti asitti olkeessan hanga ergamutti tura. Bilbilli kun yoo guute garuu osoo isin hin gaafatin haquu danda’a.',
    ask: 'Bilbilli kun akka tursu gaafadhaa',
    copyHint: 'Akka filannoo isa dhumaatti: waan hanga ammaatti hin ergamne faayiliidhaan bilbila kana keessaa baasaa.',
    copy: 'Waan eegaa jiru olkaa’aa ykn qoodaa',
    refused:
      'Bilbilli kun ammatti waadaa hin galle. Tenawas fuula jalqabaa bilbila keessanii irra yoo jiraate waadaa galuu danda’a.',
  },
};
