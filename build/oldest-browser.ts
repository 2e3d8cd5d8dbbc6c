import packageJson from '../package.json' with { type: 'json' };

/** The build target, from `browserslist` in package.json. */
export const oldestBrowser = packageJson.browserslist.map((line) => line.replace(/[^a-z0-9]/g, ''));
