import { readdirSync } from 'node:fs';
import type { Import } from './imports.ts';

const features = ['src/features/offers', 'src/features/customer'];
const platform = ['src/contract', 'src/device', 'src/i18n', 'src/ui', 'src/pictures', 'src/start'];

/** What each folder may import besides itself. */
const allowed: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/device': ['src/contract'],
  'src/i18n': ['src/contract'],
  'src/ui': ['src/contract'],
  'src/pictures': [],
  // What runs before React is loaded.
  'src/start': ['src/contract', 'src/device', 'src/i18n'],
  'src/layout': platform,
  // Each of its folders is a part of its own, see `allowedFor`.
  'src/features': [],
  'src/admin': platform,
  // The entries, the route table, the router and prerendering.
  src: ['src/contract', 'src/i18n', 'src/ui', 'src/start', 'src/layout', 'src/features', 'src/admin'],
  sw: ['src/contract', 'src/device'],
  server: ['src/contract'],
};

const sharedByFeatures: Record<string, readonly string[]> = {
  'src/features/offers': [...platform, 'src/layout'],
  'src/features/customer': [...platform, 'src/layout', 'src/features/offers'],
};

const subfolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);

export const foldersOnDisk = (): string[] => [...subfolders('src'), 'sw', 'server'];

export const knownFolders = Object.keys(allowed);

/** The folder whose rule holds for a file: a feature by itself, all else by its folder in `src`. */
function folderOf(file: string): string {
  const parts = file.split('/');
  if (parts[0] !== 'src') return parts[0] ?? '';
  return parts.slice(0, Math.min(parts.length - 1, parts[1] === 'features' ? 3 : 2)).join('/');
}

const allowedFor = (folder: string): readonly string[] =>
  sharedByFeatures[folder] ??
  (folder.startsWith('src/features/') ? [...platform, 'src/layout', ...features] : (allowed[folder] ?? []));

/** A page of the desk is a folder; what several share is at the root of `src/admin`. */
const deskPage = (file: string): string | undefined => /^src\/admin\/([^/]+)\//.exec(file)?.[1];

export function forbidden({ from, to }: Import): string | undefined {
  const [folder, other] = [folderOf(from), folderOf(to)];
  const isAllowed = allowedFor(folder).some(
    (known) => other === known || (folder === 'src' && other.startsWith(`${known}/`)),
  );
  if (folder !== other && !isAllowed) return `${from} imports ${to}: ${folder} may not import ${other}.`;
  const [page, otherPage] = [deskPage(from), deskPage(to)];
  if (page && otherPage && page !== otherPage)
    return `${from} imports ${to}: pages of the desk do not import each other.`;
  return undefined;
}
