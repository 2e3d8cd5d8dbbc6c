import packageJson from '../package.json' with { type: 'json' };

/** The oldest browser that we build for is said once, in package.json, and nowhere else. */
export const oldestBrowser = packageJson.browserslist.map((line) => line.replace(/[^a-z0-9]/g, ''));
