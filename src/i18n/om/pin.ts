import type { messages as en } from '../en/pin.ts';

export const messages: typeof en = {
  pin: 'PIN',
  wrong: (left: number) =>
    left === 1
      ? 'PIN kun dogoggora. Yeroo tokko yoo dogoggortan, bilbilli kun wanta ergamuu eegu malee hunda ni irraanfata.'
      : `PIN kun dogoggora. Yaaliin hafe: ${left}.`,
  wait: (moment: string) => `PIN itti aanu yaaluun kan danda’amu yeroo kana irraa eegaleeti: ${moment}.`,
  usedUp:
    'PIN yeroo kudhan dogoggorameera. Bilbilli kun wanta ergamuu eegu malee hunda irraanfateera. Wanti eegu ni tura; yeroo jecha iccitiitiin seentan ni ergama.',
  failed: 'Bilbila kana irratti hin milkoofne. Maaloo irra deebi’aatii yaalaa.',
  locked: {
    title: 'Tenawas cufameera',
    lead: 'Bilbila kana irratti akkaawuntii keessan arguuf PIN keessan galchaa.',
    unlock: 'Banaa',
    waiting: (count: number) =>
      count === 1
        ? 'Gaaffiin ykn suuraan tokko bilbila kana irratti ergamuu eega. Akkuma neetworkiin argameen PIN malee ni ergama.'
        : `Gaaffii fi suuraan ${count} bilbila kana irratti ergamuu eegu. Akkuma neetworkiin argameen PIN malee ni ergamu.`,
  },
  forgotten: {
    title: 'Qooda PIN jecha iccitiitiin seenaa',
    means:
      'PIN malee unkaaleen isin jalqabdanii hin galchine deebi’uu hin danda’an: suuraawwan isaanii wajjin ni haqamu. PIN sunis ni dhaama.',
    stays: 'Wanti ergamuu eegu ni tura, ni ergamas. Wanti biraa hundi irra deebi’ee fidama; kunis neetworkii barbaada.',
    anotherAccount: 'Kun akkaawuntii biraati. Isaan seenuuf dura keessaa ba’aa.',
    submit: 'Seenaatii PIN haqaa',
  },
  another: {
    title: 'Namni biraa seenuu barbaada',
    means:
      'Isin keessaa baatu. Wanti ergamuu eegu fi unkaaleen isin jalqabdan bilbila kana irratti cufamanii turu; gaaffiiwwan yeroo deebitanii seentan ni ergamu.',
    logOut: 'Keessaa ba’aa',
  },
  fields: {
    current: 'PIN keessan kan ammaa',
    new: 'PIN haaraa',
    again: 'PIN haaraa irra deebi’aa',
    hint: 'Lakkoofsa afur hanga ja’a',
  },
  problems: {
    short: 'PIN lakkoofsa afur hanga ja’a qaba.',
    obvious: 'PIN kana warri biraa dura yaalu. Maaloo kan biraa filadhaa.',
    different: 'Kun PIN isuma miti.',
  },
  settings: {
    heading: 'Tenawas bilbila kana irratti PINiin cufaa',
    lead: 'Bilbila kana nama biraa wajjin yoo fayyadamtan: yoo PIN jiraate, Tenawas daqiiqaa shaniif yoo hin fayyadamamne, daqiiqaa walakkaaf yoo dhiifame, akkasumas yeroo irra deebi’ee banamu ni cufama. Odeeffannoon gaaffii beenyaa, unkaa fi suuraa keessanii bilbila kana irratti iccitiidhaan ol ka’ama. Wanti eegu garuu ni ergama.',
    isOn: 'PIN banaadha: Tenawas daqiiqaa shaniif yoo hin fayyadamamne, daqiiqaa walakkaaf yoo dhiifame, akkasumas yeroo irra deebi’ee banamu ni cufama.',
    limits:
      'PIN maatii fi namoota biraa ni dhorka. Ogeessa bilbila kana laaboraatorii keessatti qabate garuu hin dhaabu. PIN yeroo kudhan yoo dogoggorame bilbilli kun wanta ergamuu eegu malee hunda ni irraanfata; PIN yoo irraanfattanis akkasuma.',
    set: 'PIN kaa’aa',
    change: 'PIN jijjiiraa',
    remove: 'PIN dhaamsaa',
    lockNow: 'Amma cufaa',
    cancel: 'Haa hafu',
    submit: { set: 'PIN kaa’aa', change: 'PIN jijjiiraa', remove: 'Dhaamsaa' },
    done: {
      set: 'PIN banameera. Odeeffannoon keessan bilbila kana irra jiru iccitiidhaan ol ka’ameera.',
      change: 'PIN jijjiirameera.',
      remove: 'PIN dhaameera.',
    },
  },
};
