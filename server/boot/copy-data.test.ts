import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from '../platform/database/lock-data-dir.ts';
import { backUp, CopyRefused, restore } from './copy-data.ts';

describe('the copy of a data folder', () => {
  let folder: string;
  const at = (...names: string[]) => path.join(folder, ...names);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jyotiratna-copy-'));
    await mkdir(at('data', 'database'), { recursive: true });
    await mkdir(at('data', 'uploads'));
    await writeFile(at('data', 'database', 'PG_VERSION'), '17');
    await writeFile(at('data', 'uploads', 'a.webp'), 'picture');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('holds database and pictures, and comes back where nothing is', async () => {
    await backUp(at('data'), at('copy'));
    await restore(at('copy'), at('new'));
    expect((await readdir(at('new'))).sort()).toEqual(['database', 'uploads']);
    expect(await readFile(at('new', 'uploads', 'a.webp'), 'utf8')).toBe('picture');
    expect((await readdir(folder)).sort()).toEqual(['copy', 'data', 'new']);
  });

  it('is taken up anew where an earlier try was killed', async () => {
    await mkdir(at('copy.part'));
    await writeFile(at('copy.part', 'half'), '');
    await backUp(at('data'), at('copy'));
    await mkdir(at('new', 'restoring', 'half'), { recursive: true });
    await restore(at('copy'), at('new'));
    expect((await readdir(at('new'))).sort()).toEqual(['database', 'uploads']);
  });

  it('is not taken of a running shop, nor put under one', async () => {
    const unlock = await lockDataDir(at('data'));
    await expect(backUp(at('data'), at('copy'))).rejects.toThrow(DataDirInUse);
    await expect(restore(at('data'), at('data'))).rejects.toThrow(DataDirInUse);
    await unlock();
    expect(await readdir(folder)).toEqual(['data']);
  });

  it.each<[string, () => Promise<void>, RegExp]>([
    ['of no database', () => backUp(at('empty'), at('copy')), /no embedded database/],
    ['over what is there', () => backUp(at('data'), folder), /exists already/],
    ['into itself', () => backUp(at('data'), at('data', 'copy')), /lies within/],
    ['of no backup', () => restore(folder, at('new')), /is no backup/],
    ['onto another shop', () => restore(at('data'), at('data')), /is not empty/],
  ])('is refused %s', async (_, copy, words) => {
    const refused = await copy().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CopyRefused);
    expect((refused as Error).message).toMatch(words);
  });
});
