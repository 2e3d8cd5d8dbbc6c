import { describe, expect, it } from 'vitest';
import { foldersOnDisk, forbidden, knownFolders } from './boundaries/boundaries.ts';
import { allImports, cycleAmong, foldersThatImportEachOther, importsOf } from './boundaries/imports.ts';

const imports = allImports('src', 'sw', 'server');

describe('imports between folders', () => {
  it('have a rule for every folder', () => {
    for (const folder of foldersOnDisk()) expect(knownFolders).toContain(folder);
  });

  it('keep the rules, types included', () => {
    expect(imports.map(forbidden).filter(Boolean)).toEqual([]);
  });

  it('have no cycle, types included', () => {
    expect(cycleAmong(imports)).toBeUndefined();
  });

  it('go one way between any two folders of the server', () => {
    // Files directly in `server/` compose the folders and hold what all of them share, such as `context.ts`.
    const inFolder = /^server\/[^/]+\//;
    const between = imports.filter(({ from, to }) => inFolder.test(from) && inFolder.test(to));
    expect(between.length).toBeGreaterThan(100);
    expect(foldersThatImportEachOther(between)).toEqual([]);
  });

  it.each([
    ["import { routes } from '../../routes.tsx';", 'src/features/home/home.tsx'],
    ["import { db } from '../device/database.ts';", 'src/contract/endpoints.ts'],
    ["const page = await import('../about/about.tsx');", 'src/features/home/home.tsx'],
    ["import type { Draft } from '../customer/use-draft.ts';", 'src/features/offers/services-query.ts'],
    ["import { Layout } from '../layout/layout.tsx';", 'src/start/when-to-hydrate.ts'],
    ["import { Button } from '../src/ui/button.tsx';", 'server/main.ts'],
    ["import { Header } from '../src/layout/header.tsx';", 'sw/sw.ts'],
    ["import { Home } from '../features/home/home.tsx';", 'src/ui/button.tsx'],
    ["import { Queue } from '../../admin/queue/queue.tsx';", 'src/features/claims/claims.tsx'],
    ["import { Queue } from '../queue/queue.tsx';", 'src/admin/claim/claim.tsx'],
  ])('would refuse %s in %s', (line, file) => {
    expect(importsOf(file, line).map(forbidden)).toEqual([expect.stringContaining(file)]);
  });

  it('would find a cycle', () => {
    const cycle = [
      { from: 'a/a.ts', to: 'b/b.ts' },
      { from: 'b/b.ts', to: 'c/c.ts' },
      { from: 'c/c.ts', to: 'a/a.ts' },
    ];
    expect(cycleAmong(cycle)).toEqual(['a/a.ts', 'b/b.ts', 'c/c.ts', 'a/a.ts']);
    expect(foldersThatImportEachOther([...cycle, { from: 'c/d.ts', to: 'b/e.ts' }])).toEqual(['b <-> c']);
  });
});
