/** Faults injected when a letter arrives at the server, one per arrival. */
export const responseFaults = [
  'dropped-after-commit',
  'truncated-after-commit',
  'delayed-after-commit',
  'answered-500',
  'answered-500-after-commit',
  'answered-503',
  'answered-401',
  'answered-413',
  'captive-page',
  'captive-answer',
] as const;
export type ResponseFault = (typeof responseFaults)[number];

export const serverKills = ['server-killed-after-commit', 'server-killed-at-work'] as const;
export type ServerKill = (typeof serverKills)[number];

/** Faults injected into the browser, the phone and the network. */
export const sceneNames = [
  'network-off',
  'two-tabs-and-worker',
  'worker-stopped',
  'page-crashed',
  'page-frozen',
  'phone-full',
  'another-customer',
  'another-customer-in-mid-send',
  'new-version-in-mid-form',
  'database-upgrade',
] as const;
export type SceneName = (typeof sceneNames)[number];

export type Ending =
  | 'browser-killed'
  | 'browser-killed-in-mid-send'
  | 'browser-killed-in-mid-form'
  | 'browser-killed-and-database-broken';

export type Fault =
  | ResponseFault
  | ServerKill
  | SceneName
  | Ending
  | 'reset-before-it-is-read'
  | 'photo-dropped'
  | 'photo-dropped-after-commit'
  /** By the browser itself, after a kill during a write or the corruption above. */
  | 'database-thrown-away-by-browser'
  | 'clock-a-day-ahead'
  | 'clock-a-day-behind';
