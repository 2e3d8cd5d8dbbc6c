import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allImports, cycleAmong, importsOf, sourceFiles } from './walls/imports.ts';
import { foldersOnDisk, knownParts, wallBroken } from './walls/walls.ts';

const imports = allImports('src', 'sw', 'server');

describe('the walls of the house', () => {
  it('know every folder there is', () => {
    for (const folder of foldersOnDisk()) expect(knownParts).toContain(folder);
  });

  it('are broken by no import', () => {
    expect(imports.map(wallBroken).filter(Boolean)).toEqual([]);
  });

  it('hold no ring of imports', () => {
    const atRunTime = sourceFiles('src', 'sw', 'server').flatMap((file) =>
      importsOf(file, readFileSync(file, 'utf8').replace(/import type[^;]+;/g, '')),
    );
    expect(cycleAmong(atRunTime)).toBeUndefined();
  });

  it.each([
    ["import { rooms } from '../../routes.tsx';", 'src/site/home/home.tsx'],
    ["import { db } from '../device/db.ts';", 'src/contract/api.ts'],
    ["const page = await import('../about/about.tsx');", 'src/site/home/home.tsx'],
    ["import type { Session } from '../../device/session.ts';", 'src/site/home/home.tsx'],
    ["import { Layout } from '../frame/layout.tsx';", 'src/start/hydration.ts'],
    ["import { Button } from '../src/ui/button.tsx';", 'server/main.ts'],
    ["import { Header } from '../src/frame/header.tsx';", 'sw/sw.ts'],
    ["import { Home } from '../site/home/home.tsx';", 'src/ui/button.tsx'],
    ["import { Queue } from '../../admin/queue/queue.tsx';", 'src/portal/claims/claims.tsx'],
  ])('would catch %s in %s', (line, file) => {
    expect(importsOf(file, line).map(wallBroken)).toEqual([expect.stringContaining(file)]);
  });

  it('would catch a ring', () => {
    const ring = [
      { from: 'a.ts', to: 'b.ts' },
      { from: 'b.ts', to: 'c.ts' },
      { from: 'c.ts', to: 'a.ts' },
    ];
    expect(cycleAmong(ring)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
  });
});
