import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from '../platform/database/lock-data-dir.ts';
import { backUp, CopyRejected, restore } from './copy-data.ts';

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

  it('contains database and images, and is restored into an empty folder', async () => {
    await backUp(at('data'), at('copy'));
    await restore(at('copy'), at('new'));
    expect((await readdir(at('new'))).sort()).toEqual(['database', 'uploads']);
    expect(await readFile(at('new', 'uploads', 'a.webp'), 'utf8')).toBe('picture');
    expect((await readdir(folder)).sort()).toEqual(['copy', 'data', 'new']);
  });

  it('is restarted after an earlier attempt was killed', async () => {
    await mkdir(at('copy.part'));
    await writeFile(at('copy.part', 'half'), '');
    await backUp(at('data'), at('copy'));
    await mkdir(at('new', 'restoring', 'half'), { recursive: true });
    await restore(at('copy'), at('new'));
    expect((await readdir(at('new'))).sort()).toEqual(['database', 'uploads']);
  });

  it('is neither created from a running shop nor restored into one', async () => {
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
  ])('is refused %s', async (_, _name, values) => {
    const thrown = await _name().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CopyRejected);
    expect((thrown as Error).message).toMatch(values);
  });
});
