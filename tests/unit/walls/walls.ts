import { readdirSync } from 'node:fs';
import type { Import } from './imports.ts';

/** What each part of the house may import, besides itself. What is not named here may import nothing. */
const may: Record<string, readonly string[]> = {
  'src/contract': [],
  'src/device': ['src/contract'],
  'src/text': ['src/contract'],
  'src/ui': ['src/contract'],
  'src/pictures': [],
  // What runs before React is loaded.
  'src/start': ['src/contract', 'src/device', 'src/text'],
  'src/frame': ['src/start', 'src/ui', 'src/text', 'src/contract', 'src/device', 'src/pictures'],
  // What both wings read of the company's offer.
  'src/offers': ['src/text', 'src/contract', 'src/device'],
  'src/site': ['src/offers', 'src/frame', 'src/ui', 'src/text', 'src/contract', 'src/pictures'],
  'src/portal': ['src/offers', 'src/frame', 'src/ui', 'src/text', 'src/contract', 'src/device', 'src/pictures'],
  'src/admin': ['src/start', 'src/ui', 'src/text', 'src/contract', 'src/device', 'src/pictures'],
  // The files that stand alone in `src` compose the wings: entry, route table, router, prerendering.
  src: ['src/contract', 'src/text', 'src/ui', 'src/start', 'src/frame', 'src/site', 'src/portal', 'src/admin'],
  sw: ['src/contract', 'src/device'],
  server: ['src/contract'],
};

/** Wings whose rooms know nothing of each other; what they share stands at the wing's own root. */
const wings = ['src/site', 'src/portal', 'src/admin'];

export const foldersOnDisk = (): string[] => [
  ...readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `src/${entry.name}`),
  'sw',
  'server',
];

export const knownParts = Object.keys(may);

function partOf(file: string): string {
  const [first = '', second = '', third] = file.split('/');
  if (first !== 'src') return first;
  return third === undefined ? 'src' : `${first}/${second}`;
}

function roomOf(file: string): string | undefined {
  const wing = wings.find((name) => file.startsWith(`${name}/`));
  const inside = wing && file.slice(wing.length + 1).split('/');
  return inside && inside.length > 1 ? `${wing}/${inside[0]}` : undefined;
}

export function wallBroken({ from, to }: Import): string | undefined {
  const [part, other] = [partOf(from), partOf(to)];
  if (part !== other && !may[part]?.includes(other)) return `${from} imports ${to}: ${part} knows nothing of ${other}.`;
  const [room, otherRoom] = [roomOf(from), roomOf(to)];
  if (room && otherRoom && room !== otherRoom) return `${from} imports ${to}: rooms of one wing don't know each other.`;
  return undefined;
}
