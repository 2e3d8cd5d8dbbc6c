import { brand } from '../../contract/brand.ts';
import { calendar } from './calendar.ts';

export const messages = {
  calendar,
  skip: 'Skip to content',
  navigation: {
    label: 'Main menu',
    brandHome: `${brand.name}, home page`,
    home: 'Home',
    about: 'About Us',
    services: 'Services',
    login: 'Login',
    account: 'My account',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  footer: {
    tagline: 'Health cover you can carry with you.',
    quickLinks: 'Quick links',
    profile: 'Profile',
    policies: 'Read Policy',
    claims: 'Claims',
    about: 'About Us',
    verify: 'Check a card',
    hospitals: 'Hospitals',
    contact: 'Contact',
    call: (phone: string) => `Call ${phone}`,
    write: (email: string) => `Write to ${email}`,
    hours: 'Day and night, every day',
    social: 'Follow us',
    socialOn: (network: string) => `${brand.name} on ${network}`,
    copyright: (year: number) => `© ${year} ${brand.name}. All rights reserved.`,
  },
  error: {
    title: 'Unexpected Application Error',
    description: 'Something went wrong on this page. You can try again or go back to the home page.',
    notFoundTitle: 'Page not found',
    services: 'See the services',
    notFound: 'There is no page at this address. It may have moved, or the address may be mistyped.',
    chunk:
      'A part of this page did not arrive. The network may be slow or gone. What was saved on this phone is still there.',
    broken: 'Something on this page broke. That is our fault, not yours. What was saved on this phone is still there.',
    reported: (message: string) => `What the page reported: ${message}`,
    home: 'Go to the home page',
    again: 'Try again',
    call: (phone: string) => `If it keeps happening, call us on ${phone}.`,
  },
  offline: {
    band: 'No network just now. You can go on reading and writing. A claim you send goes out when the network is back.',
    notCome:
      'The form has not come whole: the network is slow or gone. What you wrote is still here. Press again when the network is back.',
  },
  update: {
    offer: 'A new version is ready: update',
    drafts: 'What you have written is saved first.',
    later: 'Not now',
    taken: 'Another tab has changed to a new version. Reload this one when you are ready.',
    reload: 'Reload',
  },
  loading: {
    page: 'Loading the page…',
    slow: 'Still loading. The network is slow.',
  },
  language: {
    label: 'Language',
    current: (language: string) => `Language: ${language}`,
  },
  install: {
    offer: `Keep ${brand.name} on this phone`,
    reason: 'It opens from your home screen, with or without a network, and takes little space.',
    accept: 'Install',
    later: 'Not now',
    byHand: 'Open the menu of your browser and choose “Add to Home screen”.',
    done: `${brand.name} is on your home screen.`,
  },
};
