import type { DeskRole } from '../../contract/admin/roles.ts';

const roles: Record<DeskRole, string> = {
  viewer: 'Viewer',
  officer: 'Officer',
  lead: 'Lead',
  administrator: 'Administrator',
};

export const administratorMessages = {
  title: 'Administrators',
  lead: 'Who works at the desk. New ones are made on the server, with npm run admin.',
  roles,
  roleTexts: {
    viewer: 'reads everything, and changes nothing',
    officer: 'decides claims, up to a limit if there is one, and works on customers and requests',
    lead: 'decides without a limit, and deletes accounts',
    administrator: 'also changes offers, prices and administrators, and reads the audit log',
  } satisfies Record<DeskRole, string>,
  meaning: 'What each role may do',
  table: {
    caption: 'Administrators',
    email: 'Email',
    role: 'Role',
    factor: 'Second factor',
    seen: 'Last seen',
    change: 'Change',
  },
  upTo: (amount: string) => `up to ${amount}`,
  since: (day: string) => `since ${day}`,
  on: 'Set up',
  off: 'Not set up',
  never: 'Not yet',
  you: 'You',
  changeOf: (email: string) => `Change ${email}`,
  role: 'Role',
  limit: 'Approves up to, in dollars',
  limitHint: 'Empty: without a limit.',
  limitWrong: 'Please write an amount such as 500 or 49.50.',
  save: 'Save',
  changed: 'The role is changed. It holds from now on.',
  endSessions: 'End sessions',
  endText:
    'All log-ins of this administrator end. What was typed on a page of the desk stays there for the next log-in.',
  askEnd: (email: string) => `End all sessions of ${email}?`,
  ended: 'The sessions are ended.',
  remove: 'Remove',
  removeText: 'The log-in stops working at once. Decisions stay in the record.',
  askRemove: (email: string) => `Remove ${email} from the desk?`,
  removed: 'The administrator is removed.',
};
