export const messages = {
  /** The sidebar, which on small screens is a bottom bar. */
  menu: 'My account',
  profile: 'Profile',
  claims: 'Claims',
  settings: 'Settings',
  notices: 'Notices',
  unseen: (count: number) => (count === 1 ? 'one is new' : `${count} are new`),
  logOut: 'Logout',
  waitingHere: (count: number) => `${count} waiting on this phone`,
  leaving: {
    title: 'Log out?',
    waiting: (count: number) =>
      count === 1
        ? 'One claim or request is still on this phone and was not sent yet.'
        : `${count} claims and requests are still on this phone and were not sent yet.`,
    drafts: (count: number) =>
      count === 1
        ? 'A form that you began is kept on this phone as a draft.'
        : `${count} forms that you began are kept on this phone as drafts.`,
    photos: (count: number) =>
      count === 1
        ? 'One photograph of a claim is still on this phone and was not sent yet.'
        : `${count} photographs of claims are still on this phone and were not sent yet.`,
    sendNow: 'Send now',
    sending: 'Sending…',
    notSent: 'They could not be sent just now. They are still here.',
    allSent: 'Everything was sent. You can log out.',
    keep: 'Log out and keep them locked on this phone',
    kept: 'They are kept locked: nobody else can see or send them. They go out when you log in again.',
    draftsKept: 'What you began is kept locked: nobody else can see it. You can go on with it when you log in again.',
    discard: 'Log out and discard them',
    discarded: 'What is discarded is gone and never reaches us.',
    leave: 'Log out',
    stay: 'Stay logged in',
  },
  pinOffer: {
    text: 'Another customer has used Tenawas on this phone before. A PIN locks what is yours.',
    toSettings: 'To Settings',
    dismiss: 'No, thank you',
  },
  ended: {
    noUser: 'Failed to load profile. Please log in again.',
    whileTyping: 'Your log-in has ended. What you are writing stays here until you go to log in.',
    logIn: 'Log in',
  },
  loading: 'Your account is being fetched…',
  asOf: (moment: string) => `As of ${moment}`,
  lastKnown: (moment: string) => `We could not be reached. This is what was known on ${moment}.`,
  nothingKnown:
    'We could not be reached, and your account was not fetched to this phone yet. What is saved on this phone is here.',
  again: 'Try again',
  help: (phone: string) => `Questions? Call ${phone}, day and night.`,
  callMeBack: 'Call me back',
  push: {
    on: 'This phone shows notifications, also while Tenawas is closed.',
    off: 'This phone can tell you at once, also while Tenawas is closed.',
    denied: 'Notifications of Tenawas are blocked on this phone. You can allow them in the settings of your browser.',
    turnOn: 'Show notifications',
    turnOff: 'Stop notifications',
    failed: 'This was not changed. It needs a connection: please try again later.',
  },
};
